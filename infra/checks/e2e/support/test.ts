import { type BrowserContext, expect, test as base, type Page } from '@playwright/test';
import { type Language, LANGUAGE_COOKIE } from '@pehchan/contract/messages';
import { Complaints } from './complaints.ts';
import { withMovedDate } from './moved-date.ts';
import { PASSWORD, PEOPLE, siteUrl, stateOf, type Person } from './people.ts';
import { noteShown } from './shown.ts';

export { expect, type Page };

/** Tags of tests for one kind of screen. The other project does not schedule them. */
export const PHONE = { tag: '@phone-only' };
export const DESKTOP = { tag: '@desktop-only' };

type Fixtures = {
  complaints: Complaints;
  /** Open a page in a new browser with this person's session; `nobody` has none. */
  openAs: (person: Person | 'nobody') => Promise<Page>;
};

/** A test that fails on any unexpected error of its browsers. */
export const test = base.extend<Fixtures>({
  browser: [({ browser }, use) => use(withMovedDate(browser)), { scope: 'worker' }],
  complaints: [
    async ({ context }, use, info) => {
      const complaints = new Complaints();
      complaints.listenTo(context);
      await use(complaints);
      await noteShown(context, info);
      await endRoutes(context);
      expect(complaints.unexpected(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  openAs: async ({ browser, complaints }, use, info) => {
    const contexts: BrowserContext[] = [];
    await use(async (person) => {
      const context = await browser.newContext(person === 'nobody' ? {} : { storageState: stateOf(person) });
      contexts.push(context);
      complaints.listenTo(context);
      return context.newPage();
    });
    for (const context of contexts) {
      await noteShown(context, info);
      await endRoutes(context);
      await context.close();
    }
  },
});

/** Stop a test's routes: one of them may still handle a request when the test ends. */
async function endRoutes(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Sign in at the sign-in page. The session belongs to this browser, so that it can be ended. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Mobile no.').fill(PEOPLE[person]);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu of/ }).click();
}

/** Open an entry of the menu. On a phone the bottom bar has some of them too. */
export async function openByMenu(page: Page, entry: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: entry }).click();
}

export async function signOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
}

/** Set the language as chosen on this device earlier; the theme follows the device. */
export async function prefer(page: Page, language: Language): Promise<void> {
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: siteUrl() }]);
}
