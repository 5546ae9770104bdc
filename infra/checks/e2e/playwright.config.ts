import { defineConfig } from '@playwright/test';
import { chromiumOptions, SIZES } from './support/chromium.ts';
import { siteUrl } from './support/people.ts';

/** Browser tests on a running site: BASE_URL is its address, DATA_DIR its data. */
export default defineConfig({
  testDir: 'journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  // Generous for a busy machine; it costs no time otherwise.
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    baseURL: siteUrl(),
    browserName: 'chromium',
    launchOptions: chromiumOptions,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Traces take a quarter of the time: TRACE=1 records them for failed tests.
    trace: process.env.TRACE ? { mode: 'retain-on-failure', sources: false } : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'sign-ins', testMatch: '*.setup.ts' },
    // First, because it adds versions to the site, and other tests read the site's files.
    { name: 'faults', testDir: 'faults', use: SIZES.phone, dependencies: ['sign-ins'] },
    { name: 'phone', grepInvert: /@desktop-only/, use: SIZES.phone, dependencies: ['sign-ins'] },
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      // These parts exist only in the sign-up on a phone.
      testIgnore: ['signup.spec.ts', 'form-keeps.spec.ts'],
      use: SIZES.desktop,
      dependencies: ['sign-ins'],
    },
    { name: 'smoke', testDir: 'smoke', use: SIZES.phone },
  ],
});
