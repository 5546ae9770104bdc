import { url } from '@pehchan/contract/endpoints';
import { register } from '../support/families.ts';
import { SCREENS } from '../support/screens.ts';
import { expect, test, type Page } from '../support/test.ts';

async function openSomeBiodata(page: Page): Promise<void> {
  await page.goto('/search-profiles');
  await page
    .getByRole('link', { name: /^View: / })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Family Background' })).toBeVisible();
}

test('the watermark returns when it is removed or hidden', async ({ openAs }) => {
  const page = await openAs('member');
  await openSomeBiodata(page);
  const mark = page.locator('[data-watermark]');
  await expect(mark.locator('text')).toHaveCount(50);

  await page.evaluate('document.querySelector("[data-watermark]").remove()');
  await expect(mark.locator('text')).toHaveCount(50);
  await page.evaluate('document.querySelector("[data-watermark]").style.display = "none"');
  await expect(mark).toBeVisible();
  await page.evaluate('document.querySelector("[data-watermark] text").textContent = ""');
  await expect(mark.locator('text').first()).toHaveText(/@.* \d{10}$/);
});

test('the home screen has a watermark with the account’s own email and phone', async ({ page }) => {
  const family = await register(page, 'Marked');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  const marks = page.locator('[data-watermark] text');
  await expect(marks).toHaveCount(50);
  for (const words of await marks.allTextContents()) expect(words).toBe(`${family.email} ${family.phone}`);
  const mark = page.locator('[data-watermark]');
  await expect(mark).toHaveAttribute('aria-hidden', 'true');
  await expect(mark).toHaveCSS('pointer-events', 'none');
  // A tenth of the text colour keeps the text below the watermark readable in the sun.
  await expect(mark).toHaveCSS('opacity', '0.1');
});

for (const name of ['my-profile', 'edit-biodata', 'add-biodata'] as const) {
  test(`${name}: the watermark does not cover the form`, async ({ openAs }) => {
    const page = await openAs('member');
    await SCREENS[name]?.open(page);
    await expect(page.locator('[data-watermark]')).toBeVisible();
    expect(await underTheMark(page, 'form :is(input, select, textarea, label, button)')).toBe(0);
  });
}

test('the watermark covers another family’s biodata', async ({ openAs }) => {
  const page = await openAs('member');
  await openSomeBiodata(page);
  await expect.poll(() => underTheMark(page, 'main :is(dt, dd)')).toBeGreaterThan(5);
});

test('the watermark covers own facts at home, but no heading on empty ground and no large photo', async ({
  openAs,
}) => {
  const page = await openAs('member');
  await page.goto('/');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Edit: / })
      .first(),
  ).toBeVisible();
  await expect.poll(() => underTheMark(page, 'main :is(tbody td, article h3)')).toBeGreaterThan(0);
  expect(await underTheMark(page, 'main h1')).toBe(0);
  // A strip downloads its photos only when it is visible.
  await page.locator('main [data-sideways]').first().scrollIntoViewIfNeeded();
  await expect(page.locator('main [data-sideways] img').first()).toBeVisible();
  await expect.poll(() => underTheMark(page, 'main [data-sideways] span')).toBeGreaterThan(0);
  expect(await underTheMark(page, 'main [data-sideways] img')).toBe(0);
});

test('the watermark does not cover a photo, small or whole, which contains the viewer’s mark', async ({
  openAs,
}) => {
  const page = await openAs('member');
  await openSomeBiodata(page);
  const photo = page.getByRole('main').getByRole('button', { name: /^Photo of / });
  await expect(photo).toBeVisible();
  await expect.poll(() => underTheMark(page, 'main :is(dt, dd)')).toBeGreaterThan(5);
  expect(await underTheMark(page, 'main button img')).toBe(0);
  await photo.click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expect(page.getByRole('dialog').locator('[data-watermark]')).toBeVisible();
  expect(await underTheMark(page, 'dialog img')).toBe(0);
});

/** Count visible elements below the watermark. The count lets it and photos receive clicks, to find them. */
function underTheMark(page: Page, parts: string): Promise<unknown> {
  return page.evaluate(`(() => {
    const touched = new CSSStyleSheet();
    touched.replaceSync('[data-watermark], img { pointer-events: auto !important; }');
    document.adoptedStyleSheets.push(touched);
    const all = [...document.querySelectorAll('${parts}')].filter((part) => part.checkVisibility());
    all[0].scrollIntoView({ block: 'center' });
    const boxes = all.map((part) => part.getBoundingClientRect());
    const under = boxes.filter(({ left, top, width, height }) =>
      width > 0 && document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-watermark]'));
    document.adoptedStyleSheets.pop();
    return under.length;
  })()`);
}

test('copy, cut and the right click are blocked on a biodata', async ({ openAs }) => {
  const page = await openAs('member');
  await openSomeBiodata(page);
  await page.evaluate(`
    window.blocked = [];
    for (const kind of ['copy', 'cut', 'contextmenu']) {
      window.addEventListener(kind, (event) => { if (event.defaultPrevented) window.blocked.push(kind); });
    }
  `);
  const heading = page.getByRole('heading', { name: 'Family Background' });
  await heading.click({ button: 'right' });
  await heading.dispatchEvent('copy');
  await heading.dispatchEvent('cut');
  expect(await page.evaluate('window.blocked')).toEqual(['contextmenu', 'copy', 'cut']);
});

test('the console stays silent after the first render, and the API receives each error once', async ({
  openAs,
  complaints,
}) => {
  complaints.expect(/uncaught: (a slip|another slip) of the page/, /console: .*slip of the page/);
  const page = await openAs('member');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const reported: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(url('reportClientError'))) reported.push(request.postData() ?? '');
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();

  await page.evaluate('for (const level of ["log", "info", "warn", "error"]) console[level]("a secret")');
  const slip = (message: string) => page.evaluate(`setTimeout(() => { throw new Error('${message}') })`);
  const answer = page.waitForResponse(`**${url('reportClientError')}`);
  await slip('a slip of the page');
  expect((await answer).ok()).toBe(true);
  await slip('a slip of the page');
  await slip('another slip of the page');
  await expect(() => expect(reported).toHaveLength(2)).toPass();
  expect(reported[0]).toContain('a slip of the page');
  expect(reported[1]).toContain('another slip of the page');
  expect(logged.filter((text) => text.includes('secret'))).toEqual([]);
});
