import { join } from 'node:path';
import sharp from 'sharp';
import { ALLOWED, allowedBy } from '../../floor/allowed.ts';
import { readBuilt } from '../../floor/built.ts';
import { lackingPaths, takingAway } from '../../floor/older.ts';
import { scanScript } from '../../floor/scripts.ts';
import { scanSheet } from '../../floor/sheets.ts';
import { readFloor } from '../../floor/table.ts';
import { choosePhoto, fillBasics, goOnTo } from '../support/biodata-form.ts';
import { expectUsable } from '../support/old-browser.ts';
import { expect, test } from '../support/test.ts';

const floor = readFloor();

test('no built script or style sheet uses a feature that a browser of the floor lacks', async () => {
  const { scripts, sheets } = await readBuilt(join(process.env.DATA_DIR ?? '', 'site'));
  expect(scripts.length).toBeGreaterThan(20);
  expect(sheets.length).toBeGreaterThan(5);
  const all = sheets.map(({ text }) => text).join('');
  const found = [
    ...scripts.flatMap(({ name, text }) => scanScript(text, floor).map((one) => ({ name, ...one }))),
    ...sheets.flatMap(({ name, text }) => scanSheet(text, floor, all).map((one) => ({ name, ...one }))),
  ];
  expect(found.filter((one) => !allowedBy(one))).toEqual([]);
  const needed = new Set(found.map(allowedBy));
  expect(
    Object.keys(ALLOWED).filter((key) => !needed.has(key)),
    'entries that nothing needs',
  ).toEqual([]);
});

/** Without these features, only a scroll bar's colour and the selection of a button's text differ. */
const LOOKS_ONLY = new Set(['css.properties.scrollbar-color', 'css.properties.user-select']);

test('no style sheet that antd adds at run time uses a feature that an administrator’s desktop browser lacks @desktop-only', async ({
  openAs,
}) => {
  const page = await openAs('administrator');
  const sheets = new Set<string>();
  for (const [address, part] of [
    ['/dashboard', '.ant-menu'],
    ['/total-biodata', 'tbody tr[data-row-key]'],
    ['/userlist', 'tbody tr[data-row-key]'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator(part).first()).toBeVisible();
    const added = `[...document.querySelectorAll('style[data-css-hash]')].map((one) => one.textContent)`;
    for (const text of (await page.evaluate(added)) as string[]) sheets.add(text);
  }
  const all = [...sheets].join('');
  expect(sheets.size).toBeGreaterThan(5);
  expect(['menu', 'table', 'checkbox'].filter((part) => !all.includes(`.ant-${part}`))).toEqual([]);
  const found = [...sheets].flatMap((text) => scanSheet(text, readFloor('administrators'), all));
  expect(found.filter((one) => !allowedBy(one) && !LOOKS_ONLY.has(one.feature))).toEqual([]);
});

test('a family signs in, searches and opens the add form without any function that the floor lacks', async ({
  page,
}) => {
  const paths = [...lackingPaths(floor).values()];
  expect(paths).toEqual(expect.arrayContaining(['URL.parse', 'Array.prototype.toSorted', 'Object.groupBy']));
  await page.addInitScript(takingAway(paths));
  await expectUsable(page);
  const left = `'parse' in URL || 'toSorted' in [] || 'requestIdleCallback' in window`;
  expect(await page.evaluate(left)).toBe(false);
});

test('the search and the add form fit a phone without container queries and overflow: clip', async ({
  page,
}) => {
  let removed = 0;
  await expectUsable(page, async () => {
    removed += (await page.evaluate(WITHOUT_NEWER_RULES)) as number;
    const beside = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await page.evaluate(beside)).toBeLessThanOrEqual(0);
  });
  expect(removed).toBeGreaterThan(0);
});

/** Remove the rules that Safari 15.4 ignores from the open page, and return the number of removed rules. */
const WITHOUT_NEWER_RULES = `(() => {
  let removed = 0;
  const clean = (owner) => {
    for (let at = owner.cssRules.length - 1; at >= 0; at -= 1) {
      const rule = owner.cssRules[at];
      const isNewer = rule instanceof CSSContainerRule || rule.conditionText?.replace(' ', '') === '(overflow:clip)';
      if (isNewer) owner.deleteRule(at);
      else if (rule.cssRules && rule.deleteRule) clean(rule);
      removed += isNewer ? 1 : 0;
    }
  };
  for (const sheet of document.styleSheets) clean(sheet);
  return removed;
})()`;

test('a browser that cannot crop a photo reports it, and does not use the whole photo instead', async ({
  openAs,
}) => {
  const page = await openAs('member');
  // On a phone with too little memory, `toBlob` returns null.
  await page.addInitScript(
    `HTMLCanvasElement.prototype.toBlob = function (taken) { setTimeout(() => taken(null)); }`,
  );
  await page.goto('/add-profile');
  await fillBasics(page, 'Anjali Jat');
  await goOnTo(page, 'Profile Photo Upload');
  const picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#876' } })
    .jpeg()
    .toBuffer();
  await choosePhoto(page, picture);
  await page.getByRole('button', { name: 'Turn and crop' }).click();
  const editor = page.getByRole('dialog', { name: 'Turn and crop' });
  await editor.getByRole('button', { name: 'Use this photo' }).click();
  await expect(editor.getByRole('alert')).toHaveText(/can’t turn or crop the photo/);
  await editor.getByRole('button', { name: 'Cancel' }).click();
  await expect(editor).toBeHidden();
});

const SENTENCE = /Chrome अपडेट करें.*update Chrome or use another browser.*\d{10}/;

test('the sentence for old browsers is hidden once the script has started', async ({ page }) => {
  for (const address of ['/login', '/signup']) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'started');
    await expect(page.locator('#old-browser')).toBeHidden();
  }
});

for (const [address, script] of [
  ['/login', /\/login\.\w+\.js$/],
  ['/signup', /\/app\.\w+\.js$/],
] as const) {
  test(`${address} shows how to update and a phone number in a browser below the floor`, async ({ page }) => {
    // A browser without :has ignores the whole @supports block.
    await page.route(/\.css$|\/(login|signup)$/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll('selector(:has(a))', 'selector(:unknown(a))');
      return route.fulfill({ response: answer, body });
    });
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'started');
    await expect(page.getByText(SENTENCE)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test(`${address} shows the sentence if its script never starts, but not while it may still load`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/SyntaxError|Unexpected/);
    await page.route(script, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'newer than {{' }),
    );
    await page.goto(address);
    const sentence = page.locator('#old-browser');
    await expect(sentence).toBeHidden();
    await sentence.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.currentTime = 20_000;
    });
    await expect(page.getByText(SENTENCE)).toBeVisible();
  });
}

test('the sign-in page shows the sentence immediately if its script fails', async ({ page, complaints }) => {
  complaints.expect(/broken/);
  await page.addInitScript(
    `Object.defineProperty(Document.prototype, 'cookie', { get() { throw Error('broken') } })`,
  );
  await page.goto('/login');
  await expect(page.getByText(SENTENCE)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});
