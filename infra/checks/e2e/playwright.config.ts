import { defineConfig } from '@playwright/test';
import { chromiumOptions, SIZES } from './support/chromium.ts';
import { siteUrl } from './support/people.ts';

/** BASE_URL is the address of a running site, DATA_DIR its data directory. */
export default defineConfig({
  testDir: 'journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  // The limit is generous for a busy machine, and costs no time when a check succeeds earlier.
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    baseURL: siteUrl(),
    browserName: 'chromium',
    launchOptions: chromiumOptions,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Traces take a quarter of the time, so only TRACE=1 records them.
    trace: process.env.TRACE ? { mode: 'retain-on-failure', sources: false } : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'sign-ins', testMatch: '*.setup.ts' },
    // Tests of faults run first: they add versions to the site, and other tests read the site's files.
    { name: 'faults', testDir: 'faults', use: SIZES.phone, dependencies: ['sign-ins'] },
    { name: 'phone', grepInvert: /@desktop-only/, use: SIZES.phone, dependencies: ['sign-ins'] },
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      testIgnore: ['signup.spec.ts', 'form-keeps.spec.ts'],
      use: SIZES.desktop,
      dependencies: ['sign-ins'],
    },
    { name: 'smoke', testDir: 'smoke', use: SIZES.phone },
  ],
});
