import type { LedgerLine, LedgerReply } from '@pehchan/contract/ledger';
import type { OwnReport } from '@pehchan/contract/reports';
import { formatInstant } from '@pehchan/kit';
import {
  answers,
  buildSessionUser,
  holds,
  refuses,
  renderPage,
  screen,
  waitFor,
  within,
} from '@pehchan/kit/testing';
import { cleanup } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import LedgerPage from './ledger-page.tsx';

const me = buildSessionUser({ IsApproved: true });
const at = { path: '/profile/ledger/:id', at: '/profile/ledger/7', as: me };

const view: LedgerLine = {
  id: 1,
  kind: 'view',
  userId: 31,
  name: 'RAMESH SUTHAR',
  village: 'MAROL',
  isGone: false,
  phone: null,
  firstAt: '2026-01-05T17:18:00.000Z',
  lastAt: '2026-01-05T17:18:00.000Z',
  times: 1,
  isNew: false,
};
const reveal: LedgerLine = {
  ...view,
  id: 2,
  kind: 'reveal',
  phone: '7000000031',
  lastAt: '2026-01-07T04:30:00.000Z',
  times: 3,
  isNew: true,
};
const office: LedgerLine = {
  ...view,
  id: 3,
  kind: 'administrator',
  userId: null,
  name: null,
  village: null,
};
const reply = (entries: LedgerLine[], userId = me.id): LedgerReply => ({
  entries,
  total: entries.length,
  page: 1,
  pageSize: 5,
  profile: { id: 7, userId, fullname: 'ASHA MEHTA', fullnameHindi: 'आशा मेहता' },
});
const ramesh = { userId: 31, name: 'RAMESH SUTHAR', village: 'MAROL' as const };
const told: OwnReport = {
  id: 5,
  state: 'open',
  text: 'They call\nat night.',
  answer: null,
  createdAt: '2026-01-08T04:30:00.000Z',
  decidedAt: null,
  profileId: 7,
  about: ramesh,
};

const show = (entries: LedgerLine[], options = {}) => {
  answers('getLedger', reply(entries));
  return renderPage(LedgerPage, { ...at, ...options });
};
const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(() => {
  answers('getHiddenFamilies', { families: [] });
  answers('getOwnReports', { reports: [] });
});

describe('the access log page', () => {
  it('shows one card for a family, with each of its acts, their times and the revealed number', async () => {
    show([reveal, view, office]);
    await screen.findByText(/^Families that opened the biodata of Asha Mehta/);
    const card = await cardOf('Ramesh Suthar: Asked for your number, Opened the biodata');
    card.getByRole('heading', { name: 'Ramesh Suthar, Marol New' });
    const when = (instant: string) => formatInstant('en', instant);
    const [revealed, opened] = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(revealed).toBe(
      `Asked for your numberFirst on ${when(reveal.firstAt)}, last on ${when(reveal.lastAt)}, 3 times`,
    );
    expect(opened).toBe(`Opened the biodata${when(view.lastAt)}`);
    const [call, ...others] = card.getAllByRole('link');
    expect([call?.getAttribute('href'), others]).toEqual(['tel:7000000031', []]);
    await waitFor(() =>
      expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Hide from this family',
        'Tell the volunteers',
      ]),
    );
  });

  it('links to the candidate of the viewing family, but not without an open biodata', async () => {
    const vikas = { fullname: 'VIKAS SUTHAR', fullnameHindi: 'विकास सुथार', gender: 'MALE' as const };
    const candidate = { ...vikas, profileId: 90, age: 25, image: '/api/v1/photos/one' };
    show([{ ...view, candidate }]);
    const card = await cardOf('Ramesh Suthar: Opened the biodata');
    const link = card.getByRole('link', { name: /Their son Vikas Suthar, 25 years View/ });
    expect(link.getAttribute('href')).toBe('/profile/get-profile/90');
    expect(within(link).getByRole('img').getAttribute('src')).toBe('/api/v1/photos/one?size=table');
    cleanup();
    show([{ ...view, candidate: null }]);
    expect((await cardOf('Ramesh Suthar: Opened the biodata')).queryByRole('link')).toBeNull();
  });

  it('names no administrator, and offers no action against one', async () => {
    show([office]);
    const card = await cardOf('A volunteer: Looked at the biodata');
    expect(card.queryAllByRole('button')).toEqual([]);
  });

  it('shows an administrator’s export as an export', async () => {
    show([{ ...office, isExport: true }]);
    await cardOf('A volunteer: Saved the biodata to a file');
  });

  it.each([
    [12, '12 families saw the small photo in lists.'],
    [null, 'Fewer than 5 families saw the small photo in lists.'],
  ])('shows how many families saw the small photo: %s', async (photoFamilies, sentence) => {
    answers('getLedger', { ...reply([]), photoFamilies });
    renderPage(LedgerPage, at);
    await screen.findByText(sentence);
    await screen.findByText('Nobody has looked yet.');
  });

  it('shows how many administrators had the biodata in a list', async () => {
    const lastAt = '2026-01-05T17:18:00.000Z';
    answers('getLedger', { ...reply([]), listed: { administrators: 2, lastAt } });
    renderPage(LedgerPage, at);
    await screen.findByText(
      `Volunteers who had the biodata or your number in their lists: 2, last on ${formatInstant('en', lastAt)}.`,
    );
    expect(screen.queryByText(/small photo/)).toBeNull();
  });

  it('keeps the line of a deleted account, and still offers to report it', async () => {
    show([{ ...view, isGone: true }]);
    const card = await cardOf('Ramesh Suthar: Opened the biodata');
    card.getByText('This family no longer has an account.');
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Tell the volunteers',
    ]);
  });

  it('shows the access log in Hindi', async () => {
    answers('getLedger', { ...reply([reveal, { ...office, isExport: true }]), photoFamilies: null });
    renderPage(LedgerPage, { ...at, language: 'hi' });
    await screen.findByText('5 से कम परिवारों ने सूची में छोटी फ़ोटो देखी।');
    await cardOf('समाज के कार्यकर्ता: बायोडाटा फ़ाइल में डाउनलोड किया');
    await screen.findByRole('heading', { level: 1, name: 'किसने देखा' });
    await screen.findByText(/^आशा मेहता का बायोडाटा/);
    const card = await cardOf('Ramesh Suthar: आपका नंबर माँगा');
    card.getByText('नया');
    card.getByRole('button', { name: 'इस परिवार से छिपाएँ: Ramesh Suthar' });
    card.getByRole('button', { name: 'कार्यकर्ताओं को बताएँ: Ramesh Suthar' });
  });

  it('shows a loading indicator, then that no one has looked yet', async () => {
    const arrive = holds('getLedger', reply([]));
    renderPage(LedgerPage, at);
    await screen.findByRole('status', { name: 'Loading…' });
    arrive();
    await screen.findByText('Nobody has looked yet.');
  });

  it('shows an error, and the lines after a retry', async () => {
    refuses('getLedger', 503);
    const { user } = renderPage(LedgerPage, at);
    const alert = await screen.findByRole('alert');
    within(alert).getByText('Who has seen it couldn’t load');
    answers('getLedger', reply([view]));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await cardOf('Ramesh Suthar: Opened the biodata');
  });

  it('reports that the biodata is no longer here if the API returns 404', async () => {
    refuses('getLedger', 404);
    renderPage(LedgerPage, at);
    await screen.findByText('This biodata is no longer here.');
  });

  it('shows an administrator the access log of another family, without actions', async () => {
    answers('getLedger', reply([reveal], me.id + 1));
    renderPage(LedgerPage, at);
    await screen.findByText(/Your own visit is listed there too\.$/);
    const card = await cardOf('Ramesh Suthar: Asked for your number');
    expect(card.queryAllByRole('button')).toEqual([]);
  });
});

describe('hiding a family', () => {
  it('asks once before it hides a family, and offers to show it again in the same place', async () => {
    let families = [{ ...ramesh, hiddenAt: '2026-01-08T04:30:00.000Z' }];
    const done: string[] = [];
    answers('getHiddenFamilies', () => ({ families: done.at(-1) === 'hide' ? families : [] }));
    answers('hideFamily', ({ request }) => {
      done.push('hide');
      expect(request.url).toMatch(/\/profile\/blocks\/31$/);
      return { message: 'They no longer see your family, and you no longer see theirs.' };
    });
    answers('showFamily', () => {
      done.push('show');
      families = [];
      return { message: 'You can see each other’s biodata again.' };
    });
    const { user } = show([view]);
    const card = await cardOf('Ramesh Suthar: Opened the biodata');
    const button = card.getByRole('button', { name: 'Hide from this family: Ramesh Suthar' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await user.click(button);
    const question = within(screen.getByRole('alertdialog'));
    question.getByText('Hide from the family of Ramesh Suthar?');
    question.getByText(/^They won’t see your family, and you won’t see theirs/);
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(done).toEqual([]);

    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    await screen.findByRole('list', { name: 'Hidden families' });
    await waitFor(() => expect(button.textContent).toBe('Show again'));
    const row = within(screen.getByRole('list', { name: 'Hidden families' }));
    row.getByText('Ramesh Suthar, Marol');
    await user.click(button);
    await waitFor(() => expect(button.textContent).toBe('Hide from this family'));
    expect(screen.queryByRole('list', { name: 'Hidden families' })).toBeNull();
    expect(done).toEqual(['hide', 'show']);
  });

  it('keeps the line of a hidden family, without its phone number', async () => {
    let phone = reveal.phone;
    answers('getLedger', () => reply([{ ...reveal, phone }]));
    answers('hideFamily', () => {
      phone = null;
      return { message: 'They no longer see your family, and you no longer see theirs.' };
    });
    const { user } = renderPage(LedgerPage, at);
    await screen.findByRole('link', { name: /^Call Ramesh Suthar/ });
    const button = screen.getByRole('button', { name: /^Hide from this family/ });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Call Ramesh Suthar/ })).toBeNull());
    await cardOf('Ramesh Suthar: Asked for your number');
  });

  it('leaves the family visible and shows an error if hiding fails', async () => {
    refuses('hideFamily', 503, { message: 'The service rests.' });
    const { user } = show([view]);
    const button = await screen.findByRole('button', { name: /^Hide from this family/ });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    await screen.findByText('We couldn’t hide you from this family. The service rests.');
    expect(button.textContent).toBe('Hide from this family');
  });
});

describe('reporting a viewer to the administrators', () => {
  it('sends a report about a viewer, and lists it with its state', async () => {
    let reports: OwnReport[] = [];
    const sent: unknown[] = [];
    answers('getOwnReports', () => ({ reports }));
    answers('report', async ({ request }) => {
      sent.push(await request.json());
      reports = [told];
      return { message: 'We have told the volunteers. Their reply will appear here.' };
    });
    const { user } = show([view]);
    const button = await screen.findByRole('button', { name: 'Tell the volunteers: Ramesh Suthar' });
    await user.click(button);
    const sheet = within(screen.getByRole('dialog', { name: 'Ramesh Suthar' }));
    expect(sheet.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    await user.type(
      sheet.getByRole('textbox', { name: 'What would you like to tell us?' }),
      'They call{Enter}at night.',
    );
    sheet.getByText('Only volunteers of the community read this. 481 characters left.');
    await user.click(sheet.getByRole('button', { name: 'Send' }));
    const list = within(await screen.findByRole('list', { name: 'Your messages to the volunteers' }));
    list.getByText('Waiting');
    list.getByText(/They call\s+at night\./);
    expect(sent).toEqual([{ userId: 31, profileId: 7, text: told.text }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('keeps the text of a report that could not be sent, even after the sheet was closed', async () => {
    refuses('report', 503);
    const { user } = show([view]);
    const button = await screen.findByRole('button', { name: /^Tell the volunteers/ });
    await user.click(button);
    await user.type(screen.getByRole('textbox'), 'They call at night.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(/^We couldn’t send this to the volunteers/);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await user.click(button);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'They call at night.');
  });

  it('shows the administrators’ answer, and a report that they closed without one', async () => {
    const answered: OwnReport = { ...told, state: 'answered', answer: 'We spoke to them.' };
    answers('getOwnReports', { reports: [answered, { ...told, id: 6, state: 'closed' }] });
    show([]);
    const list = await screen.findByRole('list', { name: 'Your messages to the volunteers' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first?.textContent).toMatch(/Answered.*Their reply:We spoke to them\.$/s);
    expect(second?.textContent).toMatch(/Closed/);
    expect(second?.textContent).not.toContain('Their reply');
  });
});
