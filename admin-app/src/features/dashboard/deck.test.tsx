import {
  answers,
  buildPendingUser,
  buildProfile,
  choose,
  countsReply,
  holds,
  lostAnswer,
  refuses,
  screen,
  usersReply,
  waitFor,
  within,
} from '@pehchan/kit/testing';
import type { UserWithProfiles } from '@pehchan/contract/review';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDashboard } from './testing.ts';

const family = (name: string, candidate: string, more: Partial<UserWithProfiles> = {}) =>
  buildPendingUser({ name, profiles: [buildProfile({ fullname: candidate, gotra: 'GAUTAM' })], ...more });

const otaram = family('OTARAM SUTHAR', 'ASHA SUTHAR');
const jethmal = family('JETHMAL PUROHIT', 'RAVI PUROHIT');
const ganpat = family('GANPAT LOHAR', 'MEENA LOHAR');

let waiting: UserWithProfiles[];

beforeEach(() => {
  waiting = [otaram, jethmal, ganpat];
  answers('getCounts', countsReply());
  answers('getPendingUsers', () => usersReply(waiting));
});

const open = (shown: Parameters<typeof openDashboard>[0] = {}) => openDashboard({ onPhone: true, ...shown });

/** Wait until the new card takes decisions. */
async function cardOf(name: string): Promise<ReturnType<typeof within>> {
  const card = await screen.findByRole('article', { name });
  await new Promise((resolve) => setTimeout(resolve, 450));
  return within(card);
}
const press = (name: string) => screen.getByRole('button', { name });

describe('the deck of waiting families', () => {
  it('shows the family that waits longest: candidate, age, gotra, village, parents and waiting time', async () => {
    const standingSince = new Date(Date.now() - 3 * 24 * 3600 * 1000).toISOString();
    waiting = [{ ...otaram, standingSince }];
    open();
    const card = await cardOf('Otaram Suthar');
    card.getByRole('heading', { name: 'Asha Suthar' });
    card.getByText(/^27 years · 5′\s2″ · Female$/);
    card.getByText('Gautam');
    card.getByText('3 days ago');
    expect(card.getByRole('link', { name: otaram.phone }).getAttribute('href')).toBe(`tel:${otaram.phone}`);
    screen.getByText('1 of 1');
  });

  it('shows who else of the village is a member, and what looks wrong', async () => {
    const profileId = otaram.profiles[0]?.id ?? 0;
    open({
      hints: {
        neighbours: { total: 14, names: ['MOHAN LAL', 'KISHAN MALI'] },
        hints: [
          { kind: 'number', profileId: null, of: { id: 77, name: 'KISHAN MALI' } },
          { kind: 'gotra', profileId, of: null },
        ],
      },
    });
    const card = await cardOf('Otaram Suthar');
    card.getByText('Members from Dantrai: 14 (Mohan Lal, Kishan Mali)');
    expect(card.getByRole('link', { name: 'Kishan Mali' }).getAttribute('href')).toContain('77');
    card.getByText('The gotra of Asha Suthar is not known.');
  });

  it('tells whose photo is the original of a copy, and only that it is a copy if the original is gone', async () => {
    const [profile] = otaram.profiles;
    const copied = { kind: 'copied' as const, profileId: profile?.id ?? 0 };
    const of = { id: 77, name: 'KISHAN MALI' };
    const neighbours = { total: 0, names: [] };
    open({
      hints: {
        neighbours,
        hints: [
          { ...copied, of },
          { ...copied, profileId: null, of: null },
        ],
      },
    });
    const card = await cardOf('Otaram Suthar');
    card.getByText(/^The photo of Asha Suthar is a copy that the site made\. The original is with/);
    card.getByText('The photo of Otaram Suthar is a copy that the site made.');
  });

  it('does not hide that the hints are missing', async () => {
    open({ hints: null });
    const card = await cardOf('Otaram Suthar');
    await card.findByText('We couldn’t check what looks wrong with this family.');
  });

  it('approves without a question, shows the next family before the API answers, and can undo it', async () => {
    const arrive = holds('approveUser', { message: 'User approved' });
    const { user } = open();
    await cardOf('Otaram Suthar');
    await user.click(press('Approve: Otaram Suthar'));
    await screen.findByRole('article', { name: 'Jethmal Purohit' });
    screen.getByText('2 of 3');
    waiting = [jethmal, ganpat];
    arrive();
    await screen.findByText('User approved');
    let undone = 0;
    answers('undoDecision', () => {
      undone += 1;
      waiting = [otaram, jethmal, ganpat];
      return { message: 'Undone. No mail was sent.' };
    });
    await user.click(press('Undo: Otaram Suthar'));
    await screen.findByText('Undone. No mail was sent.');
    await screen.findByRole('article', { name: 'Otaram Suthar' });
    expect(undone).toBe(1);
    screen.getByText('1 of 3');
  });

  it('asks for the reasons of a rejection, and sends them', async () => {
    let sent: unknown;
    answers('rejectUser', async ({ request }) => {
      sent = await request.json();
      return { message: 'User rejected' };
    });
    const { user } = open();
    await cardOf('Otaram Suthar');
    await user.click(press('Reject: Otaram Suthar'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Reject this family?' }));
    await user.click(question.getByRole('checkbox', { name: 'The gotra is missing' }));
    await user.click(question.getByRole('button', { name: 'Reject' }));
    await screen.findByRole('article', { name: 'Jethmal Purohit' });
    await screen.findByText('User rejected');
    expect(sent).toEqual({ from: 'pending', reasons: ['gotra'], note: '' });
  });

  it('keeps the family if the reasons are cancelled', async () => {
    const { user } = open();
    await cardOf('Otaram Suthar');
    await user.click(press('Reject: Otaram Suthar'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    screen.getByRole('article', { name: 'Otaram Suthar' });
  });

  it('takes no decision from the second tap of a double tap', async () => {
    const approved: string[] = [];
    answers('approveUser', ({ request }) => {
      approved.push(request.url);
      return { message: 'User approved' };
    });
    const { user } = open();
    await cardOf('Otaram Suthar');
    await user.dblClick(press('Approve: Otaram Suthar'));
    await screen.findByText('User approved');
    expect(approved).toHaveLength(1);
    screen.getByRole('article', { name: 'Jethmal Purohit' });
  });

  it('shows a family again if its decision did not arrive', async () => {
    answers('approveUser', () => lostAnswer());
    const { user } = open();
    await cardOf('Otaram Suthar');
    await user.click(press('Approve: Otaram Suthar'));
    await screen.findByText(/^Error Updating User/);
    await screen.findByRole('article', { name: 'Otaram Suthar' });
    screen.getByText('1 of 3');
  });

  it('continues with the next family if another administrator decided first', async () => {
    const message = 'GANPAT LOHAR has already rejected this account.';
    refuses('approveUser', 409, { message, code: 'conflict' });
    const { user } = open();
    await cardOf('Otaram Suthar');
    waiting = [jethmal, ganpat];
    await user.click(press('Approve: Otaram Suthar'));
    await screen.findByText(`Error Updating User. ${message}`);
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Otaram Suthar' })).toBeNull());
    screen.getByRole('article', { name: 'Jethmal Purohit' });
  });

  it('keeps a decided family out of a list that was read before the decision', async () => {
    answers('approveUser', { message: 'User approved' });
    const { user } = open();
    await cardOf('Otaram Suthar');
    // The API's next list still has the family.
    await user.click(press('Approve: Otaram Suthar'));
    await screen.findByText('User approved');
    await cardOf('Jethmal Purohit');
    expect(screen.queryByRole('article', { name: 'Otaram Suthar' })).toBeNull();
  });

  it('puts a family off, with a private note, until the others are decided', async () => {
    let sent: unknown;
    answers('addNote', async ({ request }) => {
      sent = await request.json();
      return {
        message: 'Note added',
        note: { id: 1, text: 'Ring again', by: 'ASHOK', when: otaram.createdAt },
      };
    });
    answers('approveUser', { message: 'User approved' });
    const { user } = open();
    await cardOf('Otaram Suthar');
    await user.click(press('Later: Otaram Suthar'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decide later on this family?' }));
    await user.type(dialog.getByRole('textbox'), 'Ring again');
    await user.click(dialog.getByRole('button', { name: 'Later' }));
    await cardOf('Jethmal Purohit');
    expect(sent).toEqual({ text: 'Ring again' });
    screen.getByText('2 of 3');
    for (const name of ['Jethmal Purohit', 'Ganpat Lohar']) {
      await cardOf(name);
      await user.click(press(`Approve: ${name}`));
    }
    await cardOf('Otaram Suthar');
    screen.getByText('3 of 3');
  });

  it('shows the administrators’ notes on a family', async () => {
    open({ notes: [{ id: 1, text: 'Ring again', by: 'ASHOK PUROHIT', when: otaram.createdAt }] });
    const card = await cardOf('Otaram Suthar');
    await card.findByText('Ring again');
    card.getByText(/Ashok Purohit/);
  });

  it('shows that nothing waits after the last decision, which can still be undone', async () => {
    waiting = [otaram];
    answers('approveUser', { message: 'User approved' });
    const { user } = open();
    await cardOf('Otaram Suthar');
    await user.click(press('Approve: Otaram Suthar'));
    await screen.findByText('No User Approval Pending user found !!');
    await screen.findByRole('button', { name: 'Undo: Otaram Suthar' });
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });

  it('offers to try again if the families cannot be loaded', async () => {
    refuses('getPendingUsers', 503, { message: 'The service rests.' });
    const { user } = open();
    const again = await screen.findByRole('button', { name: /Try again/ });
    answers('getPendingUsers', () => usersReply(waiting));
    await user.click(again);
    await screen.findByRole('article', { name: 'Otaram Suthar' });
  });

  it('shows the same families as a list, where several can be selected', async () => {
    const { user } = open();
    await cardOf('Otaram Suthar');
    await user.click(press('Show as a list'));
    await choose(user, 'Rows per page', '20');
    expect(await screen.findAllByRole('checkbox', { name: /^Select / })).toHaveLength(3);
  });

  it('is in Hindi for an administrator who reads Hindi', async () => {
    open({ language: 'hi' });
    await screen.findByRole('heading', { name: 'जाँच के लिए परिवार' });
    await screen.findByRole('button', { name: /^मंज़ूरी दें: / });
    screen.getByText('3 में से 1');
  });
});
