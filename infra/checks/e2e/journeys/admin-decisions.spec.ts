import { url } from '@pehchan/contract/endpoints';
import { addChild, register, newWord } from '../support/families.ts';
import { expect, test, type Page } from '../support/test.ts';

const SLOW_API_MS = 1500;
/** Milliseconds in which a row must disappear: before the API's delayed reply, even on a busy machine. */
const AT_ONCE_MS = SLOW_API_MS / 2;

const rowOf = (page: Page, email: string) => page.locator('tr, article').filter({ hasText: email });
const yes = (page: Page) => page.getByRole('button', { name: 'Yes' }).click();

test('an administrator reads a family, approves it, later sets it back, and sees both in its history', async ({
  openAs,
}) => {
  const home = await openAs('nobody');
  const family = await register(home, 'Decided');
  await addChild(home, family, 'Sita Mehta');
  const office = await openAs('administrator');
  const row = rowOf(office, family.email);

  await test.step('an administrator sees the biodata and the marked photo next to the decision', async () => {
    await office.goto('/dashboard?page=1');
    await office.getByRole('searchbox').fill(family.email);
    await expect(row).toContainText('now');
    await row.getByRole('button', { name: /^Open/ }).click();
    const panel = office.getByRole('dialog');
    await expect(panel.getByRole('img', { name: /^Photo of Sita/ })).toBeVisible();
    await expect(panel.locator('[data-watermark] text')).toHaveCount(50);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);
  });

  await test.step('an approved row disappears before the API has answered', async () => {
    await office.route(`**${url('approveUser', { id: family.id })}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_API_MS));
      await route.continue();
    });
    await row.getByRole('button', { name: /^Approve/ }).click();
    await expect(office.getByText('Are you sure you want to Approve this User ?')).toBeVisible();
    expect(await timeUntilGone(office, family.email)).toBeLessThan(AT_ONCE_MS);
    await expect(office.getByText('User approved')).toBeVisible();
  });

  await test.step('an administrator sets the family back from the user list, and its history has both decisions', async () => {
    await office.goto(`/userlist?search=${encodeURIComponent(family.email)}`);
    await expect(row.getByText('Approved')).toBeVisible();
    await row.getByRole('button', { name: /^Back to pending/ }).click();
    await yes(office);
    await expect(row.getByText('Pending')).toBeVisible();
    await office.goto(`/admin/get-user-profiles-byUserId/${family.id}`);
    await expect(office.getByRole('article', { name: 'SITA MEHTA' })).toBeVisible();
    await expect(office.getByText('Approved → Pending')).toBeVisible();
    await expect(office.getByText('Pending → Approved')).toBeVisible();
  });
});

test('an administrator rejects several families together, sees each result, and exports the list', async ({
  openAs,
}) => {
  const name = `Together ${newWord()}`;
  for (let count = 0; count < 2; count += 1) await register(await openAs('nobody'), name);
  const office = await openAs('administrator');
  await office.goto(`/dashboard?search=${encodeURIComponent(name)}`);
  const boxes = office.locator('tbody, article').getByRole('checkbox', { name: /^Select / });
  await expect(boxes).toHaveCount(2);

  const arriving = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Export to Excel' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe('pending-users.xlsx');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).subarray(0, 2).toString()).toBe('PK');

  for (const box of await boxes.all()) await box.check();
  await office.getByRole('button', { name: 'Reject: 2 selected' }).click();
  await office.getByRole('checkbox', { name: 'The gotra is missing' }).check();
  await yes(office);
  await expect(office.getByText('2 of 2 users moved')).toBeVisible();
  await expect(
    office.getByRole('region', { name: 'Decide on several together' }).getByRole('listitem'),
  ).toHaveCount(2);
  await expect(boxes).toHaveCount(0);
});

/** Confirm the dialog, and return the milliseconds until the account's row has disappeared. */
function timeUntilGone(page: Page, email: string): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const isThere = () => [...document.querySelectorAll('tr, article')]
      .some((row) => row.textContent.includes(${JSON.stringify(email)}));
    const since = performance.now();
    new MutationObserver((_, observer) => {
      if (isThere()) return;
      observer.disconnect();
      resolve(performance.now() - since);
    }).observe(document.body, { childList: true, subtree: true });
    document.querySelector('dialog button[value=yes]').click();
  })`);
}
