import { type BrowserContext, expect, test as base, type Page } from '@playwright/test';
import { type Language, LANGUAGE_COOKIE } from '@pehchan/contract/messages';
import { Complaints } from './complaints.ts';
import { withMovedDate } from './moved-date.ts';
import { PASSWORD, PEOPLE, siteUrl, stateOf, type Person } from './people.ts';
import { noteShown } from './shown.ts';

export { expect, type Page };

/** Tags of tests only for a phone or only for a desktop: the other Playwright project leaves them out. */
export const PHONE = { tag: '@phone-only' };
export const DESKTOP = { tag: '@desktop-only' };

/** A test that differs only in its words runs in Hindi on a phone, and in English on a desktop. */
export const inTurn = (language: Language) => (language === 'hi' ? PHONE : DESKTOP);

/** A test only for a phone that differs only in its words runs in English with the long journeys. */
export const onPhoneInTurn = (language: Language) =>
  language === 'hi' ? PHONE : { tag: [PHONE.tag, '@at-length'] };

type Fixtures = {
  complaints: Complaints;
  /** Open a page in a new browser, signed in with this account, or with no account for `nobody`. */
  openAs: (person: Person | 'nobody') => Promise<Page>;
};

/** A test that fails on any complaint of its browsers that it did not expect. */
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

/** Remove a test's route handlers: one can still be handling a page's request when the test ends. */
async function endRoutes(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Sign in on the sign-in page. The session belongs only to this browser, so the test can end it. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Mobile no.').fill(PEOPLE[person]);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu of/ }).click();
}

/** Open a screen from the menu. The bottom bar of a phone has some of the same links. */
export async function openByMenu(page: Page, entry: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: entry }).click();
}

export async function signOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
}

export async function prefer(page: Page, language: Language): Promise<void> {
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: siteUrl() }]);
}
