import type { ReleaseDocument } from '@pehchan/release/document';
import { expect, openMenu, signIn, signOut, test, type Page } from '../support/test.ts';

/** Checks that hold for any shell with any remotes, not only for the screens of one version. */

const problem = (page: Page) => page.locator('[data-remote-problem]');

test('an administrator signs in, opens every screen of every remote, changes the language and signs out', async ({
  page,
  complaints,
}) => {
  // Only its own family gets the sheet of a biodata.
  complaints.expect(/404.*\/profile\/sheet\//);
  await page.goto('/login');
  await signIn(page, 'administrator');
  await expect(page).toHaveURL('/');
  await isShown(page);

  for (const { routes, nav } of Object.values(await servedRemotes(page))) {
    for (const address of routes.flatMap(addressOf)) {
      await page.goto(address);
      await isShown(page);
    }
    for (const { label } of nav) {
      await openMenu(page);
      await page.getByRole('link', { name: label.en, exact: true }).first().click();
      await isShown(page);
    }
  }

  await page.goto('/');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.getByRole('button', { name: 'English' }).click();
  await isShown(page);
  await signOut(page);
});

test('a family can open every screen for families', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'member');
  await expect(page).toHaveURL('/');
  for (const { routes } of Object.values(await servedRemotes(page))) {
    const open = routes.filter(({ access }) => access === 'signedIn' || access === 'approved');
    for (const address of open.flatMap(addressOf)) {
      await page.goto(address);
      await isShown(page);
    }
  }
});

test('screens of every two remotes work in one page, in both orders', async ({ page }) => {
  // The test is slow, since the number of ordered pairs grows with the square of the remotes.
  test.slow();
  await page.goto('/login');
  await signIn(page, 'administrator');
  await expect(page).toHaveURL('/');
  const screens = Object.values(await servedRemotes(page)).map(({ routes }) =>
    routes.map(({ path }) => path).filter((path) => !path.includes(':')),
  );
  for (const first of screens) {
    for (const second of screens.filter((other) => other !== first)) {
      await page.goto(first[0] ?? '/');
      await isShown(page);
      await page.evaluate('globalThis.isThatPage = true');
      for (const path of [...second, ...first]) {
        await goWithin(page, path);
        await isShown(page);
      }
      expect(await page.evaluate('globalThis.isThatPage'), 'the page was not loaded anew').toBe(true);
    }
  }
});

async function servedRemotes(page: Page): Promise<ReleaseDocument['remotes']> {
  const answer = await page.request.get('/releases/current.json');
  return ((await answer.json()) as ReleaseDocument).remotes;
}

/** Return an address of a route; an empty list if the path has a parameter but no example address `try`. */
const addressOf = ({ path, try: tried }: { path: string; try?: string }) =>
  path.includes(':') ? (tried ?? []) : path;

/** Change the route without a reload, so that the document keeps what the previous remote left in it. */
async function goWithin(page: Page, path: string): Promise<void> {
  const to = JSON.stringify(path);
  await page.evaluate(`history.pushState(null, '', ${to}); dispatchEvent(new PopStateEvent('popstate'))`);
  // The screen may add a query to the path.
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}

test('a family opens its own biodata from the home screen', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'member');
  // The home screen shows other families, too. Only a family's own biodata has a link to edit it.
  const own = page.locator('article, tr').filter({ has: page.getByRole('link', { name: /^Edit/ }) });
  await own
    .first()
    .getByRole('link', { name: /^View: / })
    .click();
  await expect(page).toHaveURL(/\/profile\/get-profile\/\d+$/);
  await isShown(page);
  await expect(page.getByRole('heading', { name: 'Family Background' })).toBeVisible();
});

async function isShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
  await expect(problem(page)).toHaveCount(0);
}
