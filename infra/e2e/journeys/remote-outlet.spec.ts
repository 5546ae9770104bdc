import type { Route } from '@playwright/test';
import { changeRelease, entryOf, replaceEntry } from '../support/site.ts';
import { expect, openMenu, signIn, test, type Page } from '../support/test.ts';

/** Whatever befalls the member remote, only its own screens are affected. */

const problem = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part can’t be shown' });
const tryAgain = (page: Page) => problem(page).getByRole('button', { name: 'Try again' });

/** Menu, a screen of the shell's own and a way out are there, whatever the remote does. */
async function restOfTheSiteWorks(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await expect(problem(page)).toBeHidden();
  await openMenu(page);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled();
}

async function homeIsShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await expect(problem(page)).toBeHidden();
}

test.describe('a remote that doesn’t arrive', () => {
  const answers: Record<string, (route: Route) => Promise<void>> = {
    'is not there': (route) => route.fulfill({ status: 404, body: 'Not Found' }),
    'is cut off': (route) => route.abort('connectionreset'),
    'is answered by a failing gateway': (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable' } }),
  };
  for (const [name, answer] of Object.entries(answers)) {
    test(`${name}: says so, and is there at the next try`, async ({ openAs, complaints }) => {
      complaints.expect(/remoteEntry\.js/);
      const page = await openAs('member');
      await page.route(entryOf('member'), answer);
      await page.goto('/');
      await expect(problem(page)).toContainText('It didn’t arrive.');
      await restOfTheSiteWorks(page);

      await page.goBack();
      await expect(problem(page)).toContainText('RUNTIME-008');
      await page.unroute(entryOf('member'));
      await tryAgain(page).click();
      await homeIsShown(page);
    });
  }

  test('is slow: says so, and then is shown', async ({ openAs }) => {
    const page = await openAs('member');
    const held = Promise.withResolvers<undefined>();
    await page.route(entryOf('member'), async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByText('The connection is slow. Still loading…')).toBeVisible();
    await openMenu(page);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled();
    held.resolve(undefined);
    await homeIsShown(page);
  });
});

test.describe('a remote that is not what was released', () => {
  const bodies: Record<string, { contentType: string; body: string }> = {
    'was changed on the way': { contentType: 'text/javascript', body: 'var member = { init() {} };' },
    'is a page instead of a script': {
      contentType: 'text/html',
      body: '<!doctype html><title>Hello</title>',
    },
  };
  for (const [name, answer] of Object.entries(bodies)) {
    test(`${name}: is not run, and the screen says why`, async ({ openAs, complaints }) => {
      complaints.expect(/remoteEntry\.js/);
      const page = await openAs('member');
      await page.route(entryOf('member'), (route) => route.fulfill(answer));
      await page.goto('/');
      await expect(problem(page)).toContainText('What arrived isn’t what was released');
      await restOfTheSiteWorks(page);

      await page.goBack();
      await expect(problem(page)).toContainText('What arrived isn’t what was released');
      await page.unroute(entryOf('member'));
      await tryAgain(page).click();
      await homeIsShown(page);
    });
  }
});

test.describe('a remote that breaks', () => {
  test('as its entry runs: says so, and sign-out still works', async ({ page, complaints }) => {
    complaints.expect(/the entry broke/, /remoteEntry\.js/);
    await replaceEntry(page, 'member', 'throw new Error("the entry broke");');
    await page.goto('/login');
    await signIn(page, 'childless');
    await expect(problem(page)).toContainText('Something in this part broke.');
    await restOfTheSiteWorks(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('as its page is drawn: costs that page alone', async ({ openAs, complaints }) => {
    complaints.expect(/the page broke/);
    const page = await openAs('member');
    await replaceEntry(page, 'member', brokenRemote);
    await page.goto('/');
    await expect(problem(page)).toContainText('Something in this part broke. The rest of the site works.');
    await tryAgain(page).click();
    await expect(problem(page)).toBeVisible();
    await restOfTheSiteWorks(page);
  });

  test('by lacking a page that the release names: says so', async ({ openAs }) => {
    const page = await openAs('member');
    await changeRelease(page, 'member', ({ routes }) => ({
      routes: routes.map((route) => ({ ...route, page: 'nowhere' })),
    }));
    await page.goto('/');
    await expect(problem(page)).toContainText('NO-PAGE');
    await restOfTheSiteWorks(page);
  });

  test('leaves the other remote alone', async ({ openAs, complaints }) => {
    complaints.expect(/remoteEntry\.js/);
    const page = await openAs('administrator');
    await page.route(entryOf('member'), (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await expect(problem(page)).toBeVisible();
    await openMenu(page);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText('Total Users')).toBeVisible();
  });
});

test.describe('a remote that the release keeps back', () => {
  test('because it is switched off: has no menu entry, and its screens say so', async ({ openAs }) => {
    const page = await openAs('member');
    await changeRelease(page, 'member', () => ({ enabled: false }));
    await page.goto('/');
    await expect(problem(page)).toContainText('This part is switched off for the moment.');
    await openMenu(page);
    await expect(page.getByRole('link', { name: 'Search Biodata' })).toBeHidden();
  });

  const misfits = {
    'because it needs a newer kit': {
      change: { contract: '^2.0.0' },
      says: 'needs a newer version of the site',
    },
    'because it speaks to another API': {
      change: { api: '^9.0.0' },
      says: 'don’t fit together at the moment',
    },
  };
  for (const [name, { change, says }] of Object.entries(misfits)) {
    test(`${name}: is not even fetched`, async ({ openAs }) => {
      const page = await openAs('member');
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await changeRelease(page, 'member', () => change);
      await page.goto('/');
      await expect(problem(page)).toContainText(says);
      await restOfTheSiteWorks(page);
      expect(fetched.filter((address) => address.includes('/remotes/member/'))).toEqual([]);
    });
  }

  test('together with the whole release: the shell still stands', async ({ openAs, complaints }) => {
    complaints.expect(/releases\/current\.json/);
    const page = await openAs('member');
    await page.route('**/releases/current.json', (route) => route.fulfill({ status: 503 }));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await restOfTheSiteWorks(page);
  });
});

/** A remote that loads well and whose home throws as it is drawn. */
const brokenRemote = `var member = {
  init() {},
  get: async () => () => ({
    pages: { home: async () => ({ default: () => { throw new Error('the page broke'); } }) },
  }),
};`;
