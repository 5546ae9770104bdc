import type { LaunchOptions } from '@playwright/test';

/** How to start Chromium: the program in CHROMIUM, without background requests. */
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

/** The viewports of a parent's cheap phone, below the browser's bars, and of a desktop. */
export const SIZES = {
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;
