import { defineConfig } from '@playwright/test';
import { chromiumOptions, SIZES } from './support/chromium.ts';
import { siteUrl } from './support/people.ts';

/** Journeys through a running site: BASE_URL is its address, DATA_DIR its data directory. */
export default defineConfig({
  testDir: 'journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  // Long, for a busy machine.
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    baseURL: siteUrl(),
    browserName: 'chromium',
    launchOptions: chromiumOptions,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Traces take a quarter of the time. Set TRACE=1 to examine a failed journey.
    trace: process.env.TRACE ? { mode: 'retain-on-failure', sources: false } : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'sign-ins', testMatch: '*.setup.ts' },
    // Runs first: it adds versions to the site, and another journey reads the site's files.
    { name: 'faults', testDir: 'faults', use: SIZES.phone, dependencies: ['sign-ins'] },
    { name: 'phone', grepInvert: /@desktop-only/, use: SIZES.phone, dependencies: ['sign-ins'] },
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      // Only the sign-up in the phone layout has these parts.
      testIgnore: ['signup.spec.ts', 'form-keeps.spec.ts'],
      use: SIZES.desktop,
      dependencies: ['sign-ins'],
    },
    { name: 'smoke', testDir: 'smoke', use: SIZES.phone },
  ],
});
