import type { LaunchOptions } from '@playwright/test';

/**
 * How a Chromium is started here: the one that was found (CHROMIUM), without its own talk to the outside
 * world.
 */
export const chromiumOptions: LaunchOptions = {
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // The sandbox can't be set up by root, as in most build machines.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};

/** What a parent's cheap phone shows below the browser's bars, and a desk. */
export const SIZES = {
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;
