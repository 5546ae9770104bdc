import { SIGNED_IN_COOKIE } from '@pehchan/contract/accounts';
import { url } from '@pehchan/contract/endpoints';
import { register, signInAs, type Family } from '../support/families.ts';
import { expect, openMenu, signOut, test, type Page } from '../support/test.ts';

/** Return everything that a page of this site can read from the browser's storage. */
const leftBehind = (page: Page) =>
  page.evaluate<string>(`(async () => {
    const cached = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) cached.push(url);
    }
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, cached, document.cookie]);
  })()`);

async function typeHalfABiodata(page: Page): Promise<void> {
  await page.goto('/add-profile');
  await page.getByLabel('Full Name').fill('Half Mehta');
  await expect.poll(() => leftBehind(page)).toContain('Half Mehta');
}

/** Return the replies that the service worker stores, and the number of databases: there must be none. */
const kept = (page: Page) =>
  page.evaluate<{ answers: string[]; databases: number }>(`(async () => {
    const answers = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        answers.push(request.url + ' ' + (await (await cache.match(request)).text()));
      }
    }
    return { answers, databases: (await indexedDB.databases()).length };
  })()`);

async function expectNothingOf(family: Family, page: Page): Promise<void> {
  const left = await leftBehind(page);
  for (const word of ['Half', 'Mehta', 'draft', family.phone, family.email, family.child]) {
    expect(left).not.toContain(word);
  }
  await expectNothingKeptOf(family, page);
}

async function expectNothingKeptOf(family: Family, page: Page): Promise<void> {
  const { answers, databases } = await kept(page);
  expect(databases).toBe(0);
  for (const word of [family.phone, family.email, family.child, 'Mehta']) {
    expect(answers.filter((answer) => answer.includes(word))).toEqual([]);
  }
}

const offer = (page: Page) => page.getByRole('region', { name: 'Unfinished form' });

test('signing out leaves nothing in the browser but language and theme', async ({ page }) => {
  const family = await register(page, 'Leaving');
  await typeHalfABiodata(page);
  await signOut(page);
  await expectNothingOf(family, page);
});

test('signing out without a connection leaves nothing, and the session ends with the next request', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/, /failed/i);
  const family = await register(page, 'Offline');
  await typeHalfABiodata(page);
  const session = (await context.cookies()).filter(({ name }) => name !== SIGNED_IN_COOKIE);
  await context.setOffline(true);
  await openMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'You are logged out here' })).toBeVisible();
  await expect(page.getByText('Half Mehta')).toHaveCount(0);
  await expectNothingOf(family, page);

  await context.setOffline(false);
  await page.goto('/add-profile');
  await expect(page).toHaveURL(/\/login/);
  // Opening the sign-in page makes the call that ends the session at the API.
  expect((await page.request.get(url('check'))).status()).toBe(401);
  await context.clearCookies();
  await context.addCookies(session);
  expect((await page.request.get(url('check'))).status()).toBe(401);
});

test('a draft from before an expired session is shown to no other account, and deleted when another account signs in', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expect(/answered 401/, /status of 401/);
  const family = await register(page, 'Typing');
  await typeHalfABiodata(page);
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  expect((await elsewhere.request.post(url('logout'))).ok()).toBe(true);
  await elsewhere.close();
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  // Only the draft waits for the family's next sign-in.
  const [storage, ...others] = JSON.parse(await leftBehind(page)) as [Record<string, string>, ...object[]];
  expect(Object.keys(storage)).toEqual([expect.stringMatching(/^pehchan\.draft\./)]);
  expect(Object.values(storage)[0]).toContain('Half Mehta');
  for (const word of ['Mehta', family.phone]) expect(JSON.stringify(others)).not.toContain(word);
  await expectNothingKeptOf(family, page);
  await expect(page.getByText('Mehta')).toHaveCount(0);

  const other = await register(page, 'Borrowing');
  await page.goto('/add-profile');
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await expectNothingOf(family, page);
  await signOut(page);

  await signInAs(page, family);
  await expect(page.getByRole('heading', { name: `Welcome, ${family.father}` })).toBeVisible();
  await page.goto('/add-profile');
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await expectNothingOf(other, page);
});

test('a draft of three days ago is deleted at the next visit', async ({ page }) => {
  await register(page, 'Old');
  await typeHalfABiodata(page);
  await page.evaluate(`{
    const key = Object.keys(localStorage).find((name) => name.includes('draft'));
    const draft = JSON.parse(localStorage[key]);
    window.addEventListener('pagehide', () => {
      localStorage[key] = JSON.stringify({ ...draft, at: draft.at - 3 * 24 * 3600 * 1000 });
    });
  }`);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/about-us');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect.poll(() => leftBehind(page)).not.toContain('Half Mehta');
});
