import {
  answers,
  auditReply,
  buildAuditEntry,
  buildPendingUser,
  countsReply,
  refuses,
  screen,
  userProfilesReply,
  usersReply,
  waitFor,
  within,
} from '@pehchan/kit/testing';
// Load the kit's desktop modules now: the first test could time out while it waits for them.
import '@pehchan/kit/desktop';
import { describe, expect, it } from 'vitest';
import { sayWhy } from '../../components/review/testing.ts';
import { jethmal, openDashboard, openList, otaram } from './testing.ts';

const messageOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams.get('text');

describe('the rejection dialog', () => {
  it('requires a reason, and a note if the reason is “Something else”', async () => {
    let sent: unknown;
    answers('getPendingUsers', usersReply([otaram]));
    answers('rejectUser', async ({ request }) => {
      sent = await request.json();
      return { message: 'User rejected' };
    });
    const { user } = openList();
    await user.click(await screen.findByRole('button', { name: 'Reject: Otaram Suthar' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to Reject this User ?' }),
    );
    const yes = question.getByRole('button', { name: 'Yes' });
    await user.click(yes);
    expect(question.getByRole('alert').textContent).toBe('Choose one or more of the reasons');
    const other = question.getByRole('checkbox', { name: 'Something else' });
    await user.click(other);
    await user.click(yes);
    expect(question.getByRole('alert').textContent).toBe('Please write what the family should correct');
    const note = question.getByRole('textbox', { name: /^Message to the family/ });
    expect(document.activeElement).toBe(note);
    await user.type(note, 'Which house?');
    await user.click(question.getByRole('checkbox', { name: 'The gotra is missing' }));
    await user.click(yes);
    await screen.findByText('User rejected');
    expect(sent).toEqual({ from: 'pending', reasons: ['other', 'gotra'], note: 'Which house?' });
  });

  it('rejects no account if the administrator cancels', async () => {
    answers('getPendingUsers', usersReply([otaram]));
    const { user } = openList();
    await user.click(await screen.findByRole('button', { name: 'Reject: Otaram Suthar' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    screen.getByRole('button', { name: 'Reject: Otaram Suthar' });
  });

  it('rejects several accounts for the same reasons, and offers a WhatsApp message to each family', async () => {
    let sent: unknown;
    answers('getPendingUsers', usersReply([otaram, jethmal]));
    answers('reviewUsers', async ({ request }) => {
      sent = await request.json();
      return {
        results: [otaram, jethmal].map(({ id }) => ({ id, ok: true, message: 'User rejected' })),
        message: '2 of 2 users moved',
      };
    });
    const { user } = openList();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Reject: 2 selected' }));
    await sayWhy(user);
    await screen.findByText('2 of 2 users moved');
    expect(sent).toMatchObject({ status: 'rejected', reasons: ['photo'], note: '' });
    const link = screen.getByRole('link', { name: 'Tell them on WhatsApp: Jethmal Purohit' });
    expect(link.getAttribute('href')).toContain(`https://wa.me/91${jethmal.phone}?`);
    expect(messageOf(link)).toContain('• The photo is unclear, or not of the person');
  });
});

describe('notifying a family of a decision', () => {
  const told = () => screen.findByRole('region', { name: 'Tell the family' });

  it('offers a WhatsApp message in the family’s language, without a candidate’s name', async () => {
    const family = buildPendingUser({ name: 'OTARAM SUTHAR', language: 'hi' });
    answers('getPendingUsers', usersReply([family]));
    answers('approveUser', { message: 'User approved' });
    const { user } = openList();
    await user.click(await screen.findByRole('button', { name: 'Approve: Otaram Suthar' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    const region = within(await told());
    const link = region.getByRole('link');
    expect(link.getAttribute('href')).toContain(`https://wa.me/91${family.phone}?`);
    expect(messageOf(link)).toMatch(/^नमस्ते। आपके परिवार के पहचान खाते को मंज़ूरी.*\/search-profiles$/);
    await user.click(region.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Tell the family' })).toBeNull();
  });

  it('offers no WhatsApp message if the decision failed', async () => {
    answers('getPendingUsers', usersReply([otaram]));
    refuses('rejectUser', 500, { message: 'The service rests.' });
    const { user } = openList();
    await user.click(await screen.findByRole('button', { name: 'Reject: Otaram Suthar' }));
    await sayWhy(user);
    await screen.findByText('Error Rejecting User. The service rests.');
    expect(screen.queryByRole('region', { name: 'Tell the family' })).toBeNull();
  });
});

describe('an account that was sent again', () => {
  const again = buildPendingUser({
    name: 'OTARAM SUTHAR',
    rejection: {
      reasons: ['photo', 'gotra'],
      note: 'Which one?',
      mended: ['gotra'],
      rejectedAt: '2026-01-05T10:00:00.000Z',
      sentAgainAt: '2026-01-06T10:00:00.000Z',
    },
  });

  it.each([['in a table', false] as const, ['on a phone', true] as const])(
    'shows the reasons of the rejection, and which of them the family has corrected, %s',
    async (_, onPhone) => {
      answers('getPendingUsers', usersReply([again]));
      answers('getCounts', countsReply());
      openDashboard({ onPhone });
      await screen.findByText('To correct: photo, gotra');
      screen.getByText('Corrected: gotra');
      screen.getByText(/^Sent again/);
    },
  );

  it('shows the note of the rejection, and the family’s own line in the history', async () => {
    answers('getPendingUsers', usersReply([again]));
    answers('getUserProfiles', userProfilesReply([]));
    const line = { userId: again.id, subjectId: again.id };
    answers(
      'getAudit',
      auditReply([
        buildAuditEntry({ ...line, actorId: again.id, from: 'rejected', to: 'pending', reasons: ['gotra'] }),
        buildAuditEntry({ ...line, to: 'rejected', reasons: ['photo', 'gotra'] }),
      ]),
    );
    const { user } = openList();
    await user.click(await screen.findByRole('button', { name: 'Open: Otaram Suthar' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Otaram Suthar' }));
    await panel.findByText('Which one?');
    await panel.findByText(/^by the family/);
    expect(panel.getAllByText('To correct: photo, gotra')).toHaveLength(2);
    expect(panel.getAllByText('Corrected: gotra')).toHaveLength(2);
    expect(panel.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  });
});

it('lets an administrator add reasons to a rejection without reasons', async () => {
  let sent: unknown;
  const rejected = buildPendingUser({ name: 'OTARAM SUTHAR', IsRejected: true });
  answers('getPendingUsers', usersReply([rejected]));
  answers('getUserProfiles', userProfilesReply([]));
  answers('getAudit', auditReply([]));
  answers('rejectUser', async ({ request }) => {
    sent = await request.json();
    return { message: 'User rejected' };
  });
  const { user } = openList();
  await user.click(await screen.findByRole('button', { name: 'Open: Otaram Suthar' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Otaram Suthar' }));
  const link = await panel.findByRole('link', { name: 'Tell them on WhatsApp: Otaram Suthar' });
  expect(messageOf(link)).toContain('not approved yet');
  await user.click(panel.getByRole('button', { name: 'Tell them what to correct' }));
  await sayWhy(user);
  await screen.findByText('User rejected');
  expect(sent).toEqual({ from: 'rejected', reasons: ['photo'], note: '' });
});
