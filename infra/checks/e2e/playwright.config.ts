import { defineConfig } from '@playwright/test';
import { chromiumOptions, SIZES } from './support/chromium.ts';
import { siteUrl } from './support/people.ts';

/** Journeys through a site that is already up: BASE_URL is its address, DATA_DIR where its data lie. */
export default defineConfig({
  testDir: 'journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  // A machine at work on other things as well takes its time; what is quick isn't slower for it.
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    baseURL: siteUrl(),
    browserName: 'chromium',
    launchOptions: chromiumOptions,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A quarter of the time goes into what is kept for a journey that fails: TRACE=1 when one does.
    trace: process.env.TRACE ? { mode: 'retain-on-failure', sources: false } : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'sign-ins', testMatch: '*.setup.ts' },
    // First: it adds versions to the site, and another journey reads the site's files.
    { name: 'faults', testDir: 'faults', use: SIZES.phone, dependencies: ['sign-ins'] },
    { name: 'phone', grepInvert: /@desktop-only/, use: SIZES.phone, dependencies: ['sign-ins'] },
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      // Only the phone's sign-up has these parts.
      testIgnore: ['signup.spec.ts', 'form-keeps.spec.ts'],
      use: SIZES.desktop,
      dependencies: ['sign-ins'],
    },
    { name: 'smoke', testDir: 'smoke', use: SIZES.phone },
  ],
});
