import { url } from '@pehchan/contract/endpoints';
import { LANGUAGES } from '@pehchan/contract/messages';
import type { Locator, Route } from '@playwright/test';
import { actAsCheapPhone, addLatency } from '../support/cheap-phone.ts';
import { PASSWORD, PEOPLE } from '../support/people.ts';
import { expect, PHONE, prefer, test, type Page } from '../support/test.ts';
import { longestWithoutAWord, startAnew, watchForWords } from '../support/wordless.ts';

const SLOW = { en: 'The connection is slow. Still loading…', hi: 'नेटवर्क धीमा है। अभी खुल रहा है…' };
const RELOAD = { en: 'Reload', hi: 'यह पन्ना फिर से खोलें' };
const STOPPED = {
  en: 'We couldn’t check who is logged in.',
  hi: 'पहचान से संपर्क नहीं हो पाया।',
};
const AGAIN = { en: 'Try again', hi: 'फिर कोशिश करें' };
const PRODUCT = { en: 'Pehchan', hi: 'पहचान' };
/** Milliseconds within which a whole screen loads, also on a busy machine. */
const ON_A_WEAK_LINK = 120_000;
const SCRIPT = '**/assets/app.*.js';

/** Slow the phone project down. The desktop project runs at full speed. */
async function beOnAWeakLink(page: Page, become = addLatency): Promise<void> {
  if (test.info().project.name !== 'phone') return;
  test.slow();
  await become(page);
}

async function hold(page: Page, what: string) {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(what, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return {
    /** Let new requests through; the requests that are already held stay held. */
    forget() {
      isHolding = false;
    },
    async letGo() {
      isHolding = false;
      await Promise.all(held.map((route) => route.continue()));
    },
    async breakOff() {
      isHolding = false;
      await Promise.all(held.map((route) => route.abort('connectionreset')));
    },
  };
}

/** Wait for the first paint, since the page has another layout before its style sheet arrives. */
const untilPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);

/** Check the delay in the style of the text, since a time measured on a busy machine is too imprecise. */
const appearsAfter = (words: Locator, seconds: number) =>
  expect(words.locator('xpath=ancestor-or-self::p')).toHaveCSS('animation-delay', `${seconds}s`);

for (const language of LANGUAGES) {
  test(`before any script has loaded, the page shows its bar, and later a sentence and a reload link: ${language}`, async ({
    openAs,
    complaints,
  }) => {
    complaints.expect(/assets\/app\..*\.js/);
    const page = await openAs('member');
    await beOnAWeakLink(page);
    await prefer(page, language);
    const script = await hold(page, SCRIPT);
    await page.goto('/', { waitUntil: 'commit' });
    const slow = page.getByText(SLOW[language]);
    await expect(page.getByRole('link', { name: PRODUCT[language], exact: true })).toBeVisible();
    await appearsAfter(slow, 4);
    await expect(slow).toBeVisible({ timeout: 30_000 });
    await expect(slow).toBeInViewport();
    const wayOut = page.getByRole('link', { name: RELOAD[language], includeHidden: true });
    await appearsAfter(wayOut, 10);
    await expect(wayOut).toBeVisible({ timeout: 30_000 });
    await expect(wayOut).toBeInViewport();
    // End the held request for the script, since Playwright's click waits until the page has loaded.
    await script.breakOff();
    await wayOut.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: ON_A_WEAK_LINK });
    await expect(wayOut).toHaveCount(0);
  });
}

test('on a weak connection the screen always shows some text after the first', async ({ openAs }) => {
  const page = await openAs('member');
  await beOnAWeakLink(page, actAsCheapPhone);
  await watchForWords(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: PRODUCT.en, exact: true })).toBeVisible({
    timeout: ON_A_WEAK_LINK,
  });
  await startAnew(page);
  await page
    .getByRole('link', { name: /^See boys/ })
    .first()
    .click();
  await page.locator('main article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Family Background' })).toBeVisible({
    timeout: ON_A_WEAK_LINK,
  });
  expect(await longestWithoutAWord(page)).toBe(0);
});

test('the prerendered parts of the page do not move when the scripts load', async ({ openAs }) => {
  const page = await openAs('member');
  const script = await hold(page, SCRIPT);
  const answer = await hold(page, `**${url('check')}`);
  await page.goto('/', { waitUntil: 'commit' });
  const parts = [
    'header',
    'header > a',
    'main',
    'main [role=status] > [aria-hidden]',
    '[class*=ways]:visible',
  ];
  const places = () => Promise.all(parts.map((part) => page.locator(part).first().boundingBox()));
  await untilPainted(page);
  const before = await places();
  expect(before).not.toContain(null);
  await script.letGo();
  await expect(page.locator('main#content')).toBeVisible();
  expect(await places()).toEqual(before);
  await answer.letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the loading notice stays between consecutive loading states', PHONE, async ({ openAs }) => {
  const page = await openAs('member');
  const script = await hold(page, SCRIPT);
  const answer = await hold(page, `**${url('check')}`);
  await page.goto('/', { waitUntil: 'commit' });
  await untilPainted(page);
  await page.waitForTimeout(3000);
  await script.letGo();
  await expect(page.locator('main#content')).toBeVisible();
  await expect(page.getByText(SLOW.en)).toBeVisible({ timeout: 2500 });
  await answer.letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(SLOW.en)).toBeHidden();
});

test('the page reports a reply that hangs, and loads again when asked', PHONE, async ({ openAs }) => {
  const page = await openAs('member');
  await beOnAWeakLink(page);
  await prefer(page, 'hi');
  const answers = await hold(page, '**/api/v1/profile/**');
  await page.goto('/search-profiles');
  const slow = page.getByText(SLOW.hi);
  await expect(slow).toBeVisible({ timeout: 45_000 });
  await expect(slow).toBeInViewport();
  const wayOut = page.getByRole('link', { name: RELOAD.hi });
  await expect(wayOut).toBeVisible({ timeout: 45_000 });
  await expect(wayOut).toBeInViewport();
  answers.forget();
  await wayOut.click();
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: ON_A_WEAK_LINK });
  await expect(wayOut).toHaveCount(0);
});

for (const language of LANGUAGES) {
  test(
    `a screen reports a stopped API and retries after a press: ${language}`,
    PHONE,
    async ({ openAs, complaints }) => {
      complaints.expect(/ERR_CONNECTION_REFUSED/);
      const page = await openAs('member');
      await prefer(page, language);
      for (const address of ['/search-profiles', '/shortlist', '/']) {
        await page.route('**/api/v1/**', (route) => route.abort('connectionrefused'));
        await page.goto(address);
        await expect(page.getByText(STOPPED[language])).toBeVisible();
        await page.unroute('**/api/v1/**');
        await page.getByRole('button', { name: AGAIN[language] }).click();
        await expect(page.getByText(STOPPED[language])).toBeHidden();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      }
    },
  );
}

test(
  'the sign-in page reports a sign-in without a reply, which can be pressed again',
  PHONE,
  async ({ openAs }) => {
    const page = await openAs('nobody');
    await page.goto('/login');
    const answers = await hold(page, '**/api/v1/auth/login');
    await page.getByLabel('Mobile no.').fill(PEOPLE.member);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText(SLOW.en)).toBeVisible({ timeout: 45_000 });
    answers.forget();
    await page.getByRole('button', { name: 'Login' }).click({ timeout: 45_000 });
    await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  },
);

test(
  'the home screen reports a stopped API over a slow connection, and retries after a press',
  PHONE,
  async ({ openAs, complaints }) => {
    complaints.expect(/ERR_CONNECTION_REFUSED/);
    const page = await openAs('member');
    await beOnAWeakLink(page);
    await page.route('**/api/v1/**', (route) => route.abort('connectionrefused'));
    await page.goto('/');
    const message = page.getByText('We couldn’t check who is logged in.');
    await expect(message).toBeVisible({ timeout: ON_A_WEAK_LINK });
    await page.unroute('**/api/v1/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible({ timeout: ON_A_WEAK_LINK });
  },
);

const workerIs = (page: Page) =>
  page.evaluate('navigator.serviceWorker.ready.then((found) => found.active.state)');

test(
  'a reload without a signal shows a notice in both languages with a contact, and recovers by itself',
  PHONE,
  async ({ openAs, complaints }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
    const page = await openAs('member');
    await page.goto('/');
    await expect.poll(() => workerIs(page)).toBe('activated');
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText('You are offline')).toBeVisible();
    await expect(page.getByText('अभी नेटवर्क नहीं है')).toBeVisible();
    await expect(page.locator('a[href^="tel:"]')).toHaveCount(4);
    expect(await page.evaluate('caches.keys()')).toEqual([]);
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible({ timeout: ON_A_WEAK_LINK });
  },
);

test('an open tab stays readable without a connection', PHONE, async ({ openAs, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const page = await openAs('member');
  await page.goto('/search-profiles');
  const faces = page.getByRole('list', { name: 'Biodata' }).getByRole('listitem');
  await faces.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Family Background' })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline. You can still read what you already opened.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Family Background' })).toBeVisible();
  await page.goBack();
  await expect(faces.first()).toBeVisible();
});

test(
  'a site that has switched the offline page off removes it from the browser',
  PHONE,
  async ({ openAs }) => {
    const page = await openAs('member');
    await page.goto('/');
    const amount = () =>
      page.evaluate('navigator.serviceWorker.getRegistrations().then((found) => found.length)');
    await expect.poll(amount).toBe(1);
    // With the setting OFFLINE_PAGE=0 the gateway leaves the content of `<meta name="offline-page">` empty.
    await page.addInitScript(`document.addEventListener('readystatechange', () => {
    document.querySelector('meta[name=offline-page]').content = '';
  })`);
    await page.reload();
    await expect.poll(amount).toBe(0);
  },
);

test('a phone can install the site as an application', PHONE, async ({ openAs }) => {
  const page = await openAs('member');
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string }[] };
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(
      `new Promise((resolve) => Object.assign(new Image(), { src: '${src}', onload() { resolve(this.naturalWidth + 'x' + this.naturalHeight); } }))`,
    );
    expect(size).toBe(sizes);
  }
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  const reasons = installabilityErrors.map(({ errorId }) => errorId);
  // A test's browser is always in incognito mode, which alone prevents an installation.
  expect(reasons.filter((reason) => reason !== 'in-incognito')).toEqual([]);
});
