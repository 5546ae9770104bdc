import puppeteer from 'puppeteer-core';
import { type Driver, isXPath, PATIENCE } from './driver.ts';

/** Drive Firefox over WebDriver BiDi: Playwright supports only its own build of Firefox. */
export async function driveFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Firefox's sandbox would block the fonts in the project's cache.
    env: { ...process.env, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const selector = (place: string) => (isXPath(place) ? `::-p-xpath(${place})` : place);
  return {
    resize: (size) => page.setViewport(size),
    open: async (address) => void (await page.goto(address)),
    click: (place) => page.locator(selector(place)).click(),
    fill: (place, text) => page.locator(selector(place)).fill(text),
    select: async (place, value) => void (await page.select(place, value)),
    async upload(file) {
      const field = await page.waitForSelector('input[type=file]');
      await field?.uploadFile(file);
    },
    evaluate: (expression) => page.evaluate(expression),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
