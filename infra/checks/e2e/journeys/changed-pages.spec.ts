import { url } from '@pehchan/contract/endpoints';
import { paths } from '@pehchan/kit/paths';
import { addChild, approve, register, signInAs } from '../support/families.ts';
import { moveElements, pressNext, shownIn, translatePage } from '../support/foreign.ts';
import { isWhole, isStill } from '../support/settled.ts';
import { expect, test, type Page } from '../support/test.ts';

/** Buttons that show something until the next reload: a phone number, more entries, fields or a chart. */
const SHOWS_MORE = /^(call now|show more|use these details|next$|change password|show as)/i;
const MOST = 24;

const MEMBER = [paths.search, '/shortlist', paths.addProfile, paths.family];
const ADMINISTRATOR = { 360: [paths.dashboard, paths.users], 1280: [paths.users] };

/**
 * Press each button of a screen, and of repeated buttons the first. Before each press a translator or an
 * extension changes the page. Expect the screen to match a new tab: after the last press, and after each
 * press that changes the address.
 */
async function pressAll(page: Page, path: string): Promise<number> {
  const pressed: string[] = [];
  await open(page, path);
  while (pressed.length < MOST) {
    await isWhole(page);
    await isStill(page);
    await translatePage(page);
    if (pressed.length % 2) await moveElements(page);
    const address = page.url();
    const name = await pressNext(page, pressed);
    if (name === undefined) break;
    pressed.push(name);
    const where = `${path}: ${name}`;
    await settle(page);
    await translatePage(page);
    await leaveDialog(page);
    await settle(page);
    await expect(page.locator('[data-remote-problem]'), where).toHaveCount(0);
    await expect(page.locator('main h1').first(), where).toBeVisible();
    const isThere = new URL(page.url()).pathname === path;
    if (isThere && page.url() !== address) await expectAsInNewTab(page, where);
    if (!isThere || SHOWS_MORE.test(name)) await open(page, path);
  }
  await expectAsInNewTab(page, path);
  return pressed.length;
}

/** Open an address. Try again if a navigation that the page began itself aborts the first attempt. */
async function open(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
  }).toPass();
}

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await isStill(page);
}

async function leaveDialog(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog').locator('[value=yes]');
  if (await question.isVisible()) await question.click();
  else if (await page.locator('dialog[open]').isVisible()) await page.keyboard.press('Escape');
}

async function expectAsInNewTab(page: Page, where: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.setViewportSize(page.viewportSize() ?? { width: 0, height: 0 });
  await tab.goto(page.url());
  await isWhole(tab);
  await expect(async () => expect(await shownIn(page), where).toBe(await shownIn(tab))).toPass({
    timeout: 45_000,
  });
  await tab.close();
}

test('no button of a family’s screens breaks them under a translator and an extension', async ({
  page,
  openAs,
}) => {
  test.setTimeout(300_000);
  const family = await register(page, 'Changed');
  await approve(await openAs('administrator'), family);
  await addChild(page, family, family.child);
  await page.context().clearCookies();
  await page.goto('/login');
  await signInAs(page, family);
  await expect(page).toHaveURL('/');
  await repeatReplies(page, `**${url('getAllProfiles')}*`);
  const ownPage = paths.editUser.replace(':id', String(family.id));
  // A phone's home has only links.
  await pressAll(page, paths.home);
  for (const path of [...MEMBER, ownPage]) expect(await pressAll(page, path), path).toBeGreaterThan(0);
});

for (const [width, screens] of Object.entries(ADMINISTRATOR)) {
  test(`no button of an administrator’s screens breaks them under a translator and an extension, ${width} px wide`, async ({
    openAs,
    complaints,
  }) => {
    test.setTimeout(300_000);
    complaints.expect(/409/);
    const page = await openAs('administrator');
    await page.setViewportSize({ width: Number(width), height: 800 });
    await repeatReplies(page, '**/api/v1/**');
    await refuseWrites(page);
    for (const path of screens) expect(await pressAll(page, path), path).toBeGreaterThan(0);
  });
}

/** Answer each later request with the first reply for its address, because other tests add families. */
async function repeatReplies(page: Page, addresses: string): Promise<void> {
  const replies = new Map<string, Promise<{ status: number; contentType: string; body: Buffer }>>();
  await page.context().route(addresses, async (route) => {
    const request = route.request();
    if (request.method() !== 'GET' || request.resourceType() === 'image') return route.fallback();
    const read = async () => {
      const answer = await route.fetch();
      const contentType = answer.headers()['content-type'] ?? '';
      return { status: answer.status(), contentType, body: await answer.body() };
    };
    const reply = replies.get(request.url()) ?? read();
    replies.set(request.url(), reply);
    return route.fulfill(await reply);
  });
}

/** Refuse requests that change a family, because other journeys need the families unchanged. */
async function refuseWrites(page: Page): Promise<void> {
  await page
    .context()
    .route('**/api/v1/**', (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: 409, json: { message: 'Not now.', code: 'conflict' } }),
    );
}
