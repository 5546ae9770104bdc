import { url } from '@pehchan/contract/endpoints';
import { WEAK } from '../support/cheap-phone.ts';
import { PASSWORD, PEOPLE } from '../support/people.ts';
import { someBiodata } from '../support/opening.ts';
import { expect, test, type Page } from '../support/test.ts';

const CODE = /^\/(assets|remotes)\//;

/** Count how often each file and the family's own biodata are downloaded, without replies from a cache. */
async function countTransfers(page: Page): Promise<Map<string, number>> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  const paths = new Map<string, string>();
  const counts = new Map<string, number>();
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
    paths.set(requestId, new URL(request.url).pathname);
  });
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    const path = paths.get(requestId) ?? '';
    const isSent = !response.fromDiskCache && !response.fromPrefetchCache;
    if (isSent) counts.set(path, (counts.get(path) ?? 0) + 1);
  });
  return counts;
}

const links = (page: Page) => page.locator('head link[rel=prefetch]');
const isFetched = `[...document.querySelectorAll('link[rel=prefetch]')]
  .every(({ href }) => performance.getEntriesByName(href).length > 0)`;

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Mobile no.').fill(PEOPLE.member);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.locator('main :is(article, table)').first()).toBeVisible();
}

test('an untouched sign-in page prefetches the code of the home screen, and downloads no file twice', async ({
  page,
}) => {
  const counts = await countTransfers(page);
  await page.goto('/login');
  await expect(links(page)).not.toHaveCount(0);
  await expect.poll(() => page.evaluate(isFetched)).toBe(true);
  const ahead = [...counts.keys()].filter((path) => CODE.test(path));
  expect(ahead).toContainEqual(expect.stringMatching(/^\/remotes\/member\/.*\/remoteEntry\.js$/));
  await signIn(page);
  const files = [...counts].filter(([path]) => CODE.test(path));
  expect(files.filter(([, times]) => times > 1)).toEqual([]);
  // The prefetch and the screen share one call for the biodata.
  expect(counts.get(url('getOwnProfiles'))).toBe(1);
});

test('a sign-in during the prefetch downloads no file twice', async ({ page }) => {
  const counts = await countTransfers(page);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', { ...WEAK, latency: 50, downloadThroughput: 100_000 });
  await page.goto('/login');
  await expect(links(page)).not.toHaveCount(0);
  expect(await page.evaluate(isFetched)).toBe(false);
  await signIn(page);
  const files = [...counts].filter(([path]) => CODE.test(path));
  expect(files.filter(([, times]) => times > 1)).toEqual([]);
});

test('a browser that saves data prefetches nothing on the sign-in page', async ({ page }) => {
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  const counts = await countTransfers(page);
  await page.goto('/login');
  await page.waitForTimeout(2500);
  await expect(links(page)).toHaveCount(0);
  expect([...counts.keys()].filter((path) => path.startsWith('/remotes/'))).toEqual([]);
  await signIn(page);
});

test('a biodata opened by its address preloads its view, and downloads no file twice', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  const counts = await countTransfers(page);
  await page.goto(`/profile/get-profile/${await someBiodata(page)}`);
  await expect(page.locator('head link[rel=preload][href*="/biodata-view."]')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Family Background' })).toBeVisible();
  const startedBy = await page.evaluate<string[]>(
    `performance.getEntriesByType('resource')
      .filter(({ name }) => name.includes('/biodata-view.')).map(({ initiatorType }) => initiatorType)`,
  );
  expect(startedBy).toEqual(['link', 'link']);
  const files = [...counts].filter(([path]) => CODE.test(path));
  expect(files.filter(([, times]) => times > 1)).toEqual([]);
});
