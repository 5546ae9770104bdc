import { SIGNED_IN_COOKIE } from '@pehchan/contract/accounts';
import { LANGUAGES } from '@pehchan/contract/messages';
import { fillAccount } from '../support/biodata-form.ts';
import { newFamily } from '../support/families.ts';
import { PASSWORD, PEOPLE, siteUrl } from '../support/people.ts';
import { expect, prefer, test, type Page } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Imitate a browser that blocks all cookies: it stores none, sends none, and shows none to the page. */
async function refuseCookies(page: Page): Promise<void> {
  await page.addInitScript(
    `Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })`,
  );
  await forgetAnswered(page);
}

/** Drop the API's cookies but keep the page's own. Playwright's `route.fetch` would store the API's. */
async function forgetAnswered(page: Page): Promise<void> {
  await page.route('**/api/v1/**', async (route) => {
    const request = route.request();
    const headers = { ...request.headers() };
    delete headers['cookie'];
    const answer = await fetch(request.url(), {
      method: request.method(),
      headers,
      body: request.postData(),
    });
    const contentType = answer.headers.get('content-type') ?? '';
    await route.fulfill({ status: answer.status, contentType, body: await answer.text() });
  });
}

const unkept = (page: Page) => page.locator('#unkept');

async function signIn(page: Page, phone: string = PEOPLE.member, password = PASSWORD): Promise<void> {
  await page.locator('#phone').fill(phone);
  await page.locator('#password').fill(password);
  await page.locator('#submit').click();
}

for (const language of LANGUAGES) {
  test(`the sign-in page reports a browser that refuses cookies before anyone types: ${language}`, async ({
    page,
    baseURL,
  }) => {
    await prefer(page, language);
    await refuseCookies(page);
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(unkept(page)).toContainText('This browser doesn’t remember');
    await expect(unkept(page)).toContainText('यह ब्राउज़र आपका लॉगिन याद नहीं रखता');
    await expect(unkept(page).getByText(baseURL ?? '', { exact: true })).toHaveCSS('user-select', 'all');

    await page.locator('#copy').click();
    await expect(page.locator('#copy')).toHaveText(/^(Address copied|पता कॉपी हो गया)$/);
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(baseURL);
  });
}

test('the sign-in page doesn’t mention cookies in a browser that keeps them', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('#theme-name')).not.toBeEmpty();
  await expect(unkept(page)).toBeHidden();
});

test('the page reports a sign-in that the browser does not keep, and the fields keep their text', async ({
  page,
}) => {
  await forgetAnswered(page);
  await page.goto('/login');
  await expect(unkept(page)).toBeHidden();
  await signIn(page);
  await expect(unkept(page)).toBeFocused();
  await expect(page).toHaveURL('/login');
  await expect(page.locator('#phone')).toHaveValue(PEOPLE.member);
  await expect(page.locator('#submit')).toBeEnabled();
});

test('a signed-in hint that the browser cannot remove doesn’t count as a sign-in', async ({
  page,
  complaints,
}) => {
  complaints.expect(/401/);
  await page.context().addCookies([{ name: SIGNED_IN_COOKIE, value: '1', url: siteUrl() }]);
  await forgetAnswered(page);
  await page.goto('/login');
  await expect(unkept(page)).toBeVisible();
});

test('without a clipboard the page shows the address to select, and no copy button', async ({ page }) => {
  await page.addInitScript(`delete Navigator.prototype.clipboard`);
  await refuseCookies(page);
  await page.goto('/login');
  await expect(unkept(page)).toBeVisible();
  await expect(page.locator('#copy')).toBeHidden();
});

test('a sign-up that the browser does not keep shows once that the account is created, and the next step', async ({
  page,
}) => {
  const family = newFamily('Unkept');
  await forgetAnswered(page);
  await page.goto('/signup');
  await fillAccount(page, family);
  await page.getByRole('button', { name: 'Next: biodata' }).click();
  await page.getByRole('button', { name: 'Add biodata later' }).click();
  const created = page.getByText('Your account is created.');
  await expect(created).toBeVisible();
  await expect(unkept(page)).toBeVisible();
  await expect(page).toHaveURL('/login');

  await page.unroute('**/api/v1/**');
  await page.reload();
  await expect(page.locator('#theme-name')).not.toBeEmpty();
  await expect(created).toBeHidden();
  await expect(unkept(page)).toBeHidden();
});
