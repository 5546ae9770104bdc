import { chromium } from 'playwright-core';
import { SIZES } from '../e2e/support/chromium.ts';
import { type Driver, FILE_FIELD, PATIENCE } from './driver.ts';

/** Drive an old Chromium with Playwright, which still supports version 106. */
export async function driveChromium(executablePath: string): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath,
    // Old Chromiums have no sandbox. They open only the site under test.
    args: ['--disable-gpu', '--disable-background-networking', '--no-first-run', '--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: SIZES.phone.viewport, hasTouch: true, locale: 'en-IN' });
  page.setDefaultTimeout(PATIENCE);
  return {
    resize: (size) => page.setViewportSize(size),
    open: async (address) => void (await page.goto(address)),
    click: (place) => page.locator(place).first().click(),
    fill: (place, text) => page.locator(place).fill(text),
    select: async (place, value) => void (await page.locator(place).selectOption(value)),
    upload: (file) => page.locator(FILE_FIELD).setInputFiles(file),
    evaluate: (expression) => page.evaluate(expression),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
