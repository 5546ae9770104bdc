import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLifetime } from '../../lib/lifetime.ts';
import { register, signInAs } from '../e2e/support/families.ts';
import {
  addApp,
  keepCodes,
  registerAdministrator,
  setUpDialog,
  stepDialog,
} from '../e2e/support/second-step.ts';
import { startWatchedSite, type WatchedSite } from '../watched-site.ts';

const lifetime = createLifetime();
let site: WatchedSite;

beforeAll(async () => {
  site = await startWatchedSite(lifetime, { demo: false });
  // The command `npm run admin`, which the operator uses, reads these variables.
  vi.stubEnv('DATA_DIR', site.dataDir);
  vi.stubEnv('DEMO', '0');
});
afterAll(() => lifetime.end());

async function inNewBrowser<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const context = await site.browser.newContext({ baseURL: site.url, locale: 'en-IN' });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

test('without a demo community, a new administrator sees no family until a second step is set up', async () => {
  const waiting = await inNewBrowser((page) => register(page, 'Waiting'));
  const family = await inNewBrowser((page) => registerAdministrator(page, 'First'));
  const approve = (page: Page) => page.getByRole('button', { name: `Approve: ${waiting.father}` });

  const app = await inNewBrowser(async (page) => {
    await page.goto('/login?next=/dashboard');
    await signInAs(page, family);
    await setUpDialog(page).waitFor();
    await setUpDialog(page).getByRole('button', { name: 'Not now' }).click();
    await setUpDialog(page).waitFor({ state: 'hidden' });
    expect(await approve(page).count()).toBe(0);

    await page.reload();
    await setUpDialog(page).waitFor();
    const made = await addApp(page);
    expect(await keepCodes(page)).toHaveLength(10);
    await approve(page).waitFor();
    return made;
  });

  await inNewBrowser(async (page) => {
    await page.goto('/login?next=/dashboard');
    await signInAs(page, family);
    await stepDialog(page).waitFor();
    expect(await approve(page).count()).toBe(0);
    await stepDialog(page).getByLabel('Code from your authenticator app').fill(app.code(1));
    await stepDialog(page).getByRole('button', { name: 'Confirm' }).click();
    await approve(page).waitFor();
  });
});
