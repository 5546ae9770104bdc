import { paths } from '@pehchan/kit/paths';
import { addChild, approve, register, signInAs } from '../support/families.ts';
import { moveElements, translatePage } from '../support/foreign.ts';
import { standsStill } from '../support/settled.ts';
import { expect, test, type Page } from '../support/test.ts';

/** Buttons that end the session or the account, open another window, or ask for a file. */
const LEAVES = /log ?out|delete|end |remove|download|export|photo|copy|print|share|english|हिन्दी/i;
const MOST = 24;

const MEMBER = [paths.home, paths.search, '/shortlist', paths.addProfile, paths.family];
const ADMINISTRATOR = [paths.dashboard, paths.users];

/** Press each button of a screen. Before each press a translator or an extension changes the page. */
async function pressAll(page: Page, path: string): Promise<number> {
  const broken = page.locator('[data-remote-problem]');
  let pressed = 0;
  await page.goto(path);
  for (let at = 0; at < MOST; at += 1) {
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await standsStill(page);
    const button = page.locator('main button:enabled:not([aria-disabled=true]):visible').nth(at);
    if ((await button.count()) === 0) break;
    const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    if (LEAVES.test(name)) continue;
    await translatePage(page);
    if (at % 2) await moveElements(page);
    await button.click();
    pressed += 1;
    await standsStill(page);
    await translatePage(page);
    const question = page.getByRole('alertdialog').locator('[value=yes]');
    if (await question.isVisible()) await question.click();
    else if (await page.locator('dialog[open]').isVisible()) await page.keyboard.press('Escape');
    await standsStill(page);
    await expect(broken, `${path}: ${name}`).toHaveCount(0);
    await expect(page.locator('main h1').first(), `${path}: ${name}`).toBeVisible();
    if (new URL(page.url()).pathname !== path) await page.goto(path);
  }
  return pressed;
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
  const ownPage = paths.editUser.replace(':id', String(family.id));
  for (const path of [...MEMBER, ownPage]) expect(await pressAll(page, path), path).toBeGreaterThan(0);
});

test('no button of an administrator’s screens breaks them under a translator and an extension', async ({
  openAs,
  complaints,
}) => {
  test.setTimeout(300_000);
  complaints.expect(/409/);
  const page = await openAs('administrator');
  // Block writes, because other journeys need the families unchanged.
  await page.route('**/api/v1/**', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 409, json: { message: 'Not now.', code: 'conflict' } }),
  );
  for (const path of ADMINISTRATOR) expect(await pressAll(page, path), path).toBeGreaterThan(0);
});
