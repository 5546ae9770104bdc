import type { BrowserContext, Page } from '@playwright/test';
import { type Person, siteUrl, stateOf } from './people.ts';
import { noteShown } from './shown.ts';
import { test as base } from './test.ts';

type Browsers = { browserOf: (person: Person | 'nobody') => Promise<BrowserContext> };

/**
 * Tests of every screen share one browser for each account, so that a worker downloads and compiles the
 * site's code once. That takes a quarter less time than a browser for each test.
 */
export const test = base.extend<object, Browsers>({
  browserOf: [
    async ({ browser }, use) => {
      const contexts = new Map<Person | 'nobody', BrowserContext>();
      await use(async (person) => {
        const known = contexts.get(person);
        if (known) return known;
        const state = person === 'nobody' ? {} : { storageState: stateOf(person) };
        const context = await browser.newContext(state);
        contexts.set(person, context);
        return context;
      });
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  openAs: async ({ browserOf, complaints }, use, info) => {
    const stop: (() => void)[] = [];
    const pages: Page[] = [];
    await use(async (person) => {
      const context = await browserOf(person);
      stop.push(complaints.listenTo(context));
      const page = await context.newPage();
      pages.push(page);
      await forgetDrafts(page);
      return page;
    });
    for (const page of pages) {
      await noteShown(page.context(), info);
      await page.close();
    }
    stop.forEach((end) => end());
  },
});

/** Delete the drafts of the previous screen, so that no form opens with them. */
async function forgetDrafts(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Storage.clearDataForOrigin', { origin: siteUrl(), storageTypes: 'local_storage' });
  await wire.detach();
}
