import { url as addressOf } from '@pehchan/contract/endpoints';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { PASSWORD, PEOPLE, type Person } from '../support/people.ts';

export async function withPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  as: Person | 'nobody',
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    if (as !== 'nobody') {
      const data = { phone: PEOPLE[as], password: PASSWORD };
      await context.request.post(addressOf('login'), { data, failOnStatusCode: true });
    }
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** @returns a function that returns the compressed bytes that the page has received since this call */
export async function countBytes(page: Page): Promise<() => number> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  let bytes = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => bytes;
}
