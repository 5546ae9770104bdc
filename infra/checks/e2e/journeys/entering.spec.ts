import { SLOWER } from '../support/cheap-phone.ts';
import { register } from '../support/families.ts';
import { PASSWORD, PEOPLE } from '../support/people.ts';
import { expect, test, type Page } from '../support/test.ts';

/** Of the document that is open now; another one has none. */
const mark = (page: Page) => page.evaluate('window.isSignInDocument = true');
const isSignInDocument = (page: Page) => page.evaluate('window.isSignInDocument === true');
const isRun = 'document.querySelectorAll("head script").length > 1';

async function signIn(page: Page, phone: string = PEOPLE.member, password = PASSWORD): Promise<void> {
  await page.getByLabel('Mobile no.').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
const welcome = (page: Page) => page.getByRole('heading', { name: /^Welcome, /, level: 1 });

test('the door becomes home where it stands, and nothing that was typed is left in it', async ({ page }) => {
  await page.goto('/help');
  await page.goto('/login');
  await mark(page);
  await signIn(page);
  await expect(welcome(page)).toBeFocused();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(/^Welcome, /);
  expect(await isSignInDocument(page)).toBe(true);
  await expect(page.locator('form, input[type=password]')).toHaveCount(0);
  expect(await page.content()).not.toContain(PASSWORD);

  await page.reload();
  await expect(welcome(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/help');
});

test('it waits from when somebody signed in, however long the door stood open before', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/profile/get-profiles-by-user*', () => undefined);
  // Longer than after which a wait is called slow.
  await page.waitForTimeout(4500);
  await signIn(page);
  await expect(welcome(page)).toBeVisible();
  const waiting = page.getByRole('status', { name: 'Loading' }).locator('[style*="--waited"]');
  const waited = await waiting.evaluate((place) => parseFloat(place.style.getPropertyValue('--waited')));
  expect(waited).toBeLessThan(4000);
});

test('another screen is another document', async ({ page }) => {
  await page.goto('/login?next=/my-family');
  await mark(page);
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'My family', level: 1 })).toBeVisible();
  expect(await isSignInDocument(page)).toBe(false);
});

test('whoever has given a wrong password goes on at the door, and is in with the right one', async ({
  page,
  complaints,
}) => {
  complaints.expect(/401/);
  // Nobody else's tries: after twenty an account waits.
  const { phone, password } = await register(page, 'Wrong at first');
  await page.context().clearCookies();
  await page.goto('/login');
  await mark(page);
  await signIn(page, phone, 'not-the-password');
  await expect(page.locator('#failure')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await signIn(page, phone, password);
  await expect(welcome(page)).toBeVisible();
  expect(await isSignInDocument(page)).toBe(true);
});

for (const [what, files, kind] of [
  ['a script', '**/assets/app.*.js', 'script'],
  ['a style sheet', '**/assets/app.*.css', 'stylesheet'],
] as const) {
  test(`where ${what} can’t be had at the door, another document comes`, async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED|Failed to load resource/);
    let isThere = false;
    await page.route(files, (route) => (isThere ? route.continue() : route.abort()));
    const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === kind);
    await page.goto('/login');
    await mark(page);
    await page.getByLabel('Mobile no.').fill(PEOPLE.member);
    await failed;
    expect(await isSignInDocument(page)).toBe(true);
    isThere = true;
    await signIn(page);
    await expect(welcome(page)).toBeVisible();
    expect(await isSignInDocument(page)).toBe(false);
  });
}

test('on a cheap phone whoever types at the door isn’t kept waiting by what is run meanwhile', async ({
  page,
}) => {
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(`window.delays = [];
    new PerformanceObserver((list) => {
      for (const { processingStart, startTime } of list.getEntries()) delays.push(processingStart - startTime);
    }).observe({ type: 'event', durationThreshold: 16 });`);
  // Alone on this machine none is over 60 ms; run in one piece it would be 300, each time. Beside much else
  // one of a few tries is enough.
  const tries: number[] = [];
  while (tries.length < TRIES && !tries.some((longest) => longest <= 200)) {
    await page.goto('/login');
    await expect(page.locator('head link[rel=prefetch]')).not.toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const phone = page.getByLabel('Mobile no.');
    await phone.click();
    await phone.pressSequentially(PEOPLE.member, { delay: 120 });
    expect(await page.evaluate(isRun)).toBe(true);
    tries.push(Math.max(0, ...(await page.evaluate<number[]>('window.delays'))));
  }
  expect(Math.min(...tries)).toBeLessThanOrEqual(200);
});

const TRIES = 4;
