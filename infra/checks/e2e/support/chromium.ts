import type { LaunchOptions } from '@playwright/test';

/** Options to start the found Chromium (CHROMIUM) without its own network traffic. */
export const chromiumOptions: LaunchOptions = {
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Root cannot set up the sandbox, as on most build machines.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};

/** A cheap phone below the browser's bars, and a desktop. */
export const SIZES = {
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;
