import sharp from 'sharp';
import { addChild, register, newWord } from '../support/families.ts';
import { expect, test } from '../support/test.ts';
import { doubleLetters, SIDEWAYS } from '../support/twice-the-size.ts';
import { usualWidth } from '../support/usual-width.ts';

test('a list of biodata shows all columns at 1280 px, with each date on one line @desktop-only', async ({
  openAs,
}) => {
  const home = await openAs('nobody');
  const family = await register(home, 'Champalal');
  const ownWord = newWord();
  const portrait = await sharp({ create: { width: 30, height: 40, channels: 3, background: 'tan' } })
    .png()
    .toBuffer();
  const long = {
    village: 'MERMODAVARA',
    currentLiveCity: 'AHMEDABAD',
    gotra: 'Shandilya',
    father: 'Champalal Purohit',
  };
  for (const name of ['Chandrakanta', 'Om']) {
    await addChild(home, family, `${name} ${ownWord}`, portrait, long);
  }
  const office = await openAs('administrator');
  await office.setViewportSize({ width: 1280, height: 800 });
  await office.goto(`/total-biodata?search=${ownWord}`);
  await expect(office.locator('tbody tr[data-row-key]')).toHaveCount(2);
  await office.addStyleTag({ content: `.ant-table-wrapper { zoom: ${await usualWidth(office)} }` });
  // Column widths change until the table's code has loaded. Browsers may round a width by one pixel.
  await expect
    .poll(() => office.evaluate(HIDDEN_ASIDE), { message: 'pixels under the actions' })
    .toBeLessThanOrEqual(1);
  expect(await office.evaluate(BROKEN_DATES), 'dates in two lines').toEqual([]);
});

test('each list shows at least nine rows at 1280 × 800, each one line of 48 to 56 px @desktop-only', async ({
  openAs,
}) => {
  const office = await openAs('administrator');
  await office.setViewportSize({ width: 1280, height: 800 });
  for (const path of [
    '/userlist',
    '/total-biodata',
    '/approvedbiodata',
    '/rejected-profiles',
    '/dashboard',
  ]) {
    await office.goto(path);
    await expect(office.locator('tbody tr[data-row-key]').nth(9)).toBeVisible();
    await office.evaluate(TO_THE_TABLE);
    const { visible, heights } = await office.evaluate<{ visible: number; heights: number[] }>(ROWS);
    expect(visible, `rows of ${path}`).toBeGreaterThanOrEqual(9);
    expect(Math.min(...heights), path).toBeGreaterThanOrEqual(48);
    expect(Math.max(...heights), path).toBeLessThanOrEqual(56);
  }
});

test('a cell whose text is cut off has the whole text as its title @desktop-only', async ({ openAs }) => {
  const office = await openAs('administrator');
  await office.setViewportSize({ width: 1280, height: 800 });
  await office.goto('/userlist');
  const cell = office.getByRole('cell', { name: /@example\.org$/ }).first();
  await expect(cell).toBeVisible();
  await office.evaluate(NARROW_CELLS);
  await cell.hover();
  await expect(cell).toHaveAttribute('title', /@example\.org$/);
});

test('the phone layout shows its whole sort order, and the bar of selected rows leaves room for them @phone-only', async ({
  openAs,
}) => {
  const office = await openAs('administrator');
  await office.goto('/dashboard');
  for (const language of ['en', 'hi']) {
    await office.context().addCookies([{ name: 'pehchan_lang', value: language, url: office.url() }]);
    await office.goto('/dashboard?sort=standingSince&order=desc');
    const boxes = office.locator('article').getByRole('checkbox');
    await boxes.first().check();
    expect(await office.evaluate(UNREADABLE_CHOICES), 'choices that are cut off').toEqual([]);
    const bar = await office.getByRole('group', { name: SEVERAL }).boundingBox();
    expect(bar?.height).toBeLessThan(140);
  }
});

test('the administrators’ screens fit with letters of twice the size', async ({ openAs }) => {
  const office = await openAs('administrator');
  for (const path of ['/dashboard', '/userlist', '/total-biodata', '/settings']) {
    await office.goto(path);
    await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(office.getByRole('status', { name: 'Loading…' })).toHaveCount(0);
    await doubleLetters(office);
    expect(await office.evaluate(SIDEWAYS), path).toEqual([]);
  }
});

const SEVERAL = /^(Decide on several together|कई परिवारों पर एक साथ फ़ैसला)$/;

const NARROW_CELLS = `document.querySelectorAll('main tbody td').forEach((cell) => { cell.style.maxWidth = '4rem'; })`;

/** Scrolls to the heading above the table, if the screen has other parts before it. */
const TO_THE_TABLE = `document.querySelector('[data-list=pending]')?.closest('section').scrollIntoView()`;

const ROWS = `(() => {
  const bar = document.querySelector('header').getBoundingClientRect().bottom;
  const rows = [...document.querySelectorAll('tbody tr[data-row-key]')].map((row) => row.getBoundingClientRect());
  return {
    visible: rows.filter(({ top, bottom }) => top >= bar && bottom <= innerHeight).length,
    heights: rows.map(({ height }) => Math.round(height)),
  };
})()`;

const HIDDEN_ASIDE = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('main .ant-table-wrapper').parentElement)`;

const BROKEN_DATES = `[...document.querySelectorAll('tbody td')]
  .filter(({ textContent }) => /^\\d{4}-\\d{2}-\\d{2}$/.test(textContent))
  .filter((cell) => {
    const letters = document.createRange();
    letters.selectNodeContents(cell);
    return letters.getClientRects().length > 1;
  })
  .map(({ textContent }) => textContent)`;

const UNREADABLE_CHOICES = `[...document.querySelectorAll('main select')]
  .filter((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = font;
    const arrow = 20;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
    return pen.measureText(select.selectedOptions[0].textContent).width > room;
  })
  .map((select) => select.selectedOptions[0].textContent)`;
