import { url } from '@pehchan/contract/endpoints';
import type { UsersReply } from '@pehchan/contract/review';
import { expect, PHONE, test, type Page } from '../support/test.ts';

/** The tests decide on the family that waits longest, and undo each decision. */
test.describe.configure({ mode: 'serial' });

test(
  'an administrator decides on waiting families one by one, and undoes each decision',
  PHONE,
  async ({ openAs }) => {
    const office = await openAs('administrator');
    const [first, second] = await waitingFamilies(office);

    await test.step('home shows how many families wait, and one tap opens the first of them', async () => {
      await office.goto('/');
      await office.getByRole('link', { name: /^Review \(\d+\)$/ }).tap();
      await expect(card(office, first)).toBeInViewport({ ratio: 0.5 });
      await expect(button(office, 'Approve', first)).toBeInViewport();
    });

    await test.step('a tap approves the family, and the next family takes its place', async () => {
      await settled(office);
      await button(office, 'Approve', first).tap();
      await expect(card(office, second)).toBeVisible();
      await expect(office.getByText('User approved')).toBeVisible();
      expect(await statusOf(office, first)).toBe('approved');
    });

    await test.step('an undo gives the family its former place among the waiting ones', async () => {
      await button(office, 'Undo', first).tap();
      await expect(office.getByText('Undone. No mail was sent.')).toBeVisible();
      await expect(card(office, first)).toBeVisible();
      expect(await statusOf(office, first)).toBe('pending');
      expect((await waitingFamilies(office))[0]).toEqual(first);
    });

    await test.step('a rejection needs a reason, and can be undone', async () => {
      await settled(office);
      await button(office, 'Reject', first).tap();
      const question = office.getByRole('alertdialog', { name: 'Reject this family?' });
      await question.getByRole('checkbox', { name: 'The gotra is missing' }).check();
      await question.getByRole('button', { name: 'Reject' }).tap();
      await expect(card(office, second)).toBeVisible();
      await button(office, 'Undo', first).tap();
      await expect(card(office, first)).toBeVisible();
      expect(await statusOf(office, first)).toBe('pending');
    });

    await test.step('a family that is put off comes after the others', async () => {
      await button(office, 'Later', first).tap();
      await office.getByRole('dialog').getByRole('button', { name: 'Later' }).tap();
      await expect(card(office, second)).toBeVisible();
      await expect(office.getByText(/^2 of \d+$/)).toBeVisible();
    });

    await test.step('the list has the same families', async () => {
      await office.getByRole('button', { name: 'Show as a list' }).tap();
      await expect(office.locator('[data-list=pending]').getByText(first.email)).toBeVisible();
    });
  },
);

test(
  'an administrator learns that another one decided first, and continues with the next family',
  PHONE,
  async ({ openAs, complaints }) => {
    complaints.expect(/answered 409/, /status of 409/);
    const office = await openAs('administrator');
    const other = await openAs('administrator');
    const [first, second] = await waitingFamilies(office);
    await office.goto('/dashboard');
    await expect(card(office, first)).toBeVisible();
    const data = { reasons: ['photo'] };
    expect((await other.request.put(url('rejectUser', { id: first.id }), { data })).status()).toBe(200);
    await settled(office);
    await button(office, 'Approve', first).tap();
    await expect(office.getByText(/has already rejected this account/)).toBeVisible();
    await expect(card(office, first)).toHaveCount(0);
    await expect(card(office, second)).toBeVisible();
    expect((await other.request.post(url('undoDecision', { id: first.id }))).status()).toBe(200);
  },
);

type Waiting = Pick<UsersReply['users'][number], 'id' | 'name' | 'email'>;

async function waitingFamilies(page: Page): Promise<[Waiting, Waiting]> {
  const query = '?page=1&pageSize=2&sort=standingSince&order=asc';
  const { users } = (await (await page.request.get(url('getPendingUsers') + query)).json()) as UsersReply;
  const [first, second] = users.map(({ id, name, email }) => ({ id, name, email }));
  if (!first || !second) throw new Error('Fewer than two families wait in the demo community.');
  return [first, second];
}

async function statusOf(page: Page, { id, email }: Waiting): Promise<string> {
  const answer = await page.request.get(`${url('getUsers')}?page=1&pageSize=5&search=${email}`);
  const user = ((await answer.json()) as UsersReply).users.find((one) => one.id === id);
  if (!user) throw new Error(`The list of accounts has no ${email}.`);
  return user.IsApproved ? 'approved' : user.IsRejected ? 'rejected' : 'pending';
}

const named = ({ name }: Waiting) => new RegExp(`^${name}$`, 'i');
const card = (page: Page, family: Waiting) => page.getByRole('article', { name: named(family) });
const button = (page: Page, does: string, { name }: Waiting) =>
  page.getByRole('button', { name: new RegExp(`^${does}: ${name}$`, 'i') });

/** A new card takes no decision at first. */
const settled = (page: Page) => page.waitForTimeout(600);
