import type { Rejection } from '@pehchan/contract/accounts';
import type { OwnStatusReply } from '@pehchan/contract/review';
import { ContactsContext } from '@pehchan/kit';
import {
  answers,
  buildProfile,
  buildSessionUser,
  ownProfilesReply,
  profilesReply,
  refuses,
  renderPage,
  screen,
  waitFor,
  within,
} from '@pehchan/kit/testing';
import { cleanup } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import HomePage from './home-page.tsx';

const NOBODY = { search: false, administer: false, purge: false };
const HOUR = 3_600_000;
const asha = buildProfile({ fullname: 'ASHA MEHTA' });
const PEOPLE = ['Bhanwarlal', 'Kesaram', 'Manjula', 'Devaram'].map((name, index) => ({
  name,
  city: 'Sirohi',
  phone: `900000001${index}`,
}));

function Page() {
  return (
    <ContactsContext value={PEOPLE}>
      <HomePage />
    </ContactsContext>
  );
}

const ownStatus = (overrides: Partial<OwnStatusReply> = {}): OwnStatusReply => ({
  standing: 'pending',
  since: new Date(Date.now() - HOUR).toISOString(),
  usualHours: null,
  rejection: null,
  ...overrides,
});
const given = (overrides: Partial<Rejection> = {}): Rejection => ({
  reasons: [],
  note: '',
  mended: [],
  rejectedAt: '2026-01-05T10:00:00.000Z',
  sentAgainAt: null,
  ...overrides,
});
const pending = (overrides = {}) => buildSessionUser({ IsApproved: false, can: NOBODY, ...overrides });
const rejected = () => pending({ IsRejected: true });

beforeEach(() => answers('getOwnProfiles', ownProfilesReply([asha])));

describe('the home page of a pending family', () => {
  it('shows the current step of the approval, and two contacts that stay the same for an account', async () => {
    answers('getOwnStanding', ownStatus());
    renderPage(Page, { as: pending({ id: 7 }) });
    await screen.findByRole('heading', { name: 'Your account is being checked' });
    const step = screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');
    expect(step?.textContent).toBe('A volunteer is checking it');
    const callers = within(screen.getByRole('region', { name: 'People you can call' })).getAllByRole('link');
    expect(callers.map((link) => link.getAttribute('href'))).toEqual(['tel:9000000013', 'tel:9000000010']);
    expect(callers[0]?.textContent).toContain('Devaram');
  });

  it.each([
    ['no estimate if none is known', null, 100, /^Once approved, you can search other families\.\s*$/],
    ['a day at most', 20, 5, /Approval usually takes less than a day\.$/],
    ['the number of days', 80, 5, /Approval usually takes about 4 days\.$/],
    ['advice to call after twice the usual time', 50, 101, /^This is taking longer than usual\./],
    ['no advice to call during the first day', 2, 20, /Approval usually takes less than a day\.$/],
  ] as const)('shows how long the approval takes: %s', async (_, usualHours, waited, sentence) => {
    const since = new Date(Date.now() - waited * HOUR).toISOString();
    answers('getOwnStanding', ownStatus({ usualHours, since }));
    renderPage(Page, { as: pending() });
    await screen.findByRole('heading', { name: 'Your account is being checked' });
    await waitFor(() => expect(screen.getByRole('note').textContent).toMatch(sentence));
  });

  it('shows only the explanation if the account status cannot be loaded', async () => {
    refuses('getOwnStanding', 503);
    renderPage(Page, { as: pending() });
    await screen.findByText(/^Your account’s status couldn’t load/);
    await waitFor(() => {
      expect(screen.getByRole('note').textContent).toMatch(
        /^Once approved, you can search other families\.\s*$/,
      );
    });
  });

  it('shows when the account was sent again, without the old reasons', async () => {
    const rejection = given({ reasons: ['gotra'], sentAgainAt: '2026-02-05T10:00:00.000Z' });
    answers('getOwnStanding', ownStatus({ rejection }));
    renderPage(Page, { as: pending() });
    expect((await screen.findByText(/^Sent again/)).textContent).toContain('2026');
    expect(screen.queryByText('The gotra is missing')).toBeNull();
  });
});

describe('the home page of a rejected family', () => {
  const reasons = (rejection: Partial<Rejection>) =>
    answers('getOwnStanding', ownStatus({ standing: 'rejected', rejection: given(rejection) }));

  it('links each reason to its field, marks corrected ones and shows the administrator’s note', async () => {
    const me = rejected();
    reasons({ reasons: ['photo', 'name', 'gotra', 'twice'], mended: ['gotra'], note: 'Please call us.' });
    renderPage(Page, { as: me });
    const list = within(await screen.findByRole('list', { name: 'What to fix' }));
    await list.findByRole('link', { name: 'Change the photo: Asha Mehta' });
    const links = list
      .getAllByRole('link')
      .map((link) => [link.textContent.trim(), link.getAttribute('href')]);
    expect(links).toEqual([
      ['Change the photo: Asha Mehta', `/update-profile/${asha.id}#field-photo`],
      ['Change my name', `/update-user/${me.id}#field-name`],
      ['Change the name: Asha Mehta', `/update-profile/${asha.id}#field-fullname`],
      ['Change the gotra: Asha Mehta', `/update-profile/${asha.id}#field-gotra`],
    ]);
    const fixed = list.getAllByRole('listitem').filter(({ textContent }) => textContent.includes('fixed'));
    expect(fixed.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('The gotra is missing'),
    ]);
    screen.getByText('Please call us.');
  });

  it('links a family without biodata to the form for a new one', async () => {
    answers('getOwnProfiles', ownProfilesReply([]));
    reasons({ reasons: ['photo'] });
    renderPage(Page, { as: rejected() });
    const list = within(await screen.findByRole('list', { name: 'What to fix' }));
    expect((await list.findByRole('link', { name: 'Add biodata' })).getAttribute('href')).toBe(
      '/add-profile',
    );
  });

  it('asks before it sends an uncorrected account again, then shows it as pending', async () => {
    const me = rejected();
    let sent = 0;
    answers('getOwnStanding', () =>
      sent > 0
        ? ownStatus({ rejection: given({ reasons: ['gotra'], sentAgainAt: new Date().toISOString() }) })
        : ownStatus({ standing: 'rejected', rejection: given({ reasons: ['gotra'] }) }),
    );
    answers('resubmit', () => {
      sent += 1;
      return { user: { ...me, IsRejected: false }, message: 'Sent again.' };
    });
    const { user } = renderPage(Page, { as: me });
    const send = await screen.findByRole('button', { name: 'Send again' });
    await user.click(send);
    await screen.findByRole('alertdialog', { name: 'This isn’t fixed yet. Send anyway?' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(sent).toBe(0);
    await user.click(send);
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await screen.findByRole('heading', { name: 'Your account is being checked' });
    expect(sent).toBe(1);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('asks a family without reasons to call, and sends its account again without a question', async () => {
    reasons({});
    const me = rejected();
    answers('resubmit', { user: me, message: 'Sent again.' });
    const { user } = renderPage(Page, { as: me });
    expect((await screen.findByText(/^Please call one of the people below/)).tagName).toBe('P');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await screen.findByText('Sent again.');
  });

  it('shows an error if the account could not be sent again', async () => {
    reasons({});
    refuses('resubmit', 503, { message: 'The service rests.' });
    const { user } = renderPage(Page, { as: rejected() });
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await screen.findByText('We couldn’t send your account again. The service rests.');
    screen.getByRole('button', { name: 'Send again' });
  });

  it('shows the reasons of a rejection in Hindi', async () => {
    reasons({ reasons: ['gotra'] });
    renderPage(Page, { as: rejected(), language: 'hi' });
    await screen.findByText('गोत्र नहीं लिखा है');
    screen.getByRole('button', { name: 'फिर से भेजें' });
  });
});

it('welcomes a family once after its approval, and links to the search', async () => {
  const me = pending();
  answers('getOwnStanding', ownStatus());
  answers('getAllProfiles', profilesReply([]));
  renderPage(Page, { as: me });
  await screen.findByRole('heading', { name: 'Your account is being checked' });
  const approved = { ...me, IsApproved: true, can: { ...NOBODY, search: true } };
  cleanup();
  renderPage(Page, { as: approved });
  await screen.findByText(/^Your account is approved\./);
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^See boys/ })).toHaveLength(1));
  cleanup();
  renderPage(Page, { as: approved });
  await screen.findByRole('link', { name: /^See boys/ });
  expect(screen.queryByText(/^Your account is approved\./)).toBeNull();
});
