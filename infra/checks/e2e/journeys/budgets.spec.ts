import { measureDashboard } from '../budgets/dashboard-load.ts';
import { measureFirstLoad, measureRemotes } from '../budgets/first-load.ts';
import { isOver, type Figure } from '../budgets/figure.ts';
import { SIZES } from '../support/chromium.ts';
import { expect, test } from '../support/test.ts';

const worded = (figures: Figure[]) =>
  figures.map(({ name, value, unit, atMost }) => `${name}: ${value} of ${atMost} ${unit}`);

test('a first visit stays within its byte budgets, for the sign-in page and for a family’s home screen', async ({
  browser,
  baseURL,
}) => {
  const device = test.info().project.name === 'phone' ? 'phone' : 'desktop';
  const figures = await measureFirstLoad(browser, baseURL ?? '', device, SIZES[device]);
  expect(worded(figures.filter(isOver))).toEqual([]);
});

test('the script of the sign-in page contains no table of other calls', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (reply) => {
    if (/\/login\.\w+\.js$/.test(reply.url())) void reply.text().then((text) => scripts.push(text));
  });
  await page.goto('/login');
  await expect.poll(() => scripts.length).toBe(1);
  expect(scripts[0]).not.toContain('/profile/');
});

test('an administrator’s dashboard stays within its byte budget, including charts', async ({
  browser,
  baseURL,
}) => {
  const device = test.info().project.name === 'phone' ? 'phone' : 'desktop';
  const figure = await measureDashboard(browser, baseURL ?? '', device, SIZES[device]);
  expect(worded([figure].filter(isOver))).toEqual([]);
});

test('the own code of each remote stays within its byte budget', async () => {
  const figures = await measureRemotes(process.env.DATA_DIR ?? '');
  expect(figures.map(({ name }) => name.split(' ')[0])).toEqual(expect.arrayContaining(['admin', 'member']));
  expect(worded(figures.filter(isOver))).toEqual([]);
});
