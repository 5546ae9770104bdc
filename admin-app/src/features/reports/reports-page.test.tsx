import type { ReportForAdmins, ReportsReply } from '@pehchan/contract/reports';
import {
  answers,
  buildAdministrator,
  holds,
  refuses,
  renderPage,
  screen,
  waitFor,
  within,
} from '@pehchan/kit/testing';
// Load the kit's desktop modules now: the first test could time out while it waits for them.
import '@pehchan/kit/desktop';
import { describe, expect, it } from 'vitest';
import ReportsPage from './reports-page.tsx';

const report: ReportForAdmins = {
  id: 5,
  state: 'open',
  mayDecide: true,
  text: 'They call\nat night.',
  answer: null,
  note: null,
  decidedBy: null,
  createdAt: '2026-01-08T04:30:00.000Z',
  decidedAt: null,
  profile: { id: 7, fullname: 'ASHA MEHTA' },
  by: { userId: 1, name: 'KISHAN MEHTA', village: 'DHAN', phone: '7000000001' },
  about: { userId: 31, name: 'RAMESH SUTHAR', village: 'MAROL', phone: '7000000031' },
  lines: [
    { kind: 'reveal', firstAt: '2026-01-07T04:30:00.000Z', lastAt: '2026-01-07T04:30:00.000Z', times: 1 },
    { kind: 'view', firstAt: '2026-01-05T04:30:00.000Z', lastAt: '2026-01-07T04:30:00.000Z', times: 3 },
  ],
};
const reply = (entries: ReportForAdmins[]): ReportsReply => ({
  entries,
  total: entries.length,
  page: 1,
  pageSize: 5,
  open: entries.length,
});
const at = { as: buildAdministrator(), path: '/reports', onPhone: true };
const show = (entries: ReportForAdmins[], options = {}) => {
  answers('getReports', reply(entries));
  return renderPage(ReportsPage, { ...at, ...options });
};
const card = async () => within(await screen.findByRole('article', { name: 'Kishan Mehta' }));

describe('the reports page', () => {
  it('shows both families, the text and the access log lines of a report', async () => {
    show([report]);
    const shown = await card();
    shown.getByText(/They call\s+at night\./);
    shown.getByText('Open');
    expect(shown.getByRole('link', { name: 'Kishan Mehta' }).getAttribute('href')).toBe(
      '/admin/get-user-profiles-byUserId/1',
    );
    expect(shown.getByRole('link', { name: '7000000031' }).getAttribute('href')).toBe('tel:7000000031');
    shown.getByText('In Asha Mehta’s “Who has seen it”');
    const lines = shown.getByText(/^Opened it: first on .* 3 times$/).closest('ul');
    expect(within(lines ?? document.body).getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows reports in a table in the desktop layout', async () => {
    show([report], { onPhone: false });
    const table = await screen.findByRole('table', { name: 'Messages from families' });
    within(table).getByText(/They call\s+at night\./);
    within(table).getByRole('button', { name: 'Reply: Kishan Mehta' });
  });

  it('shows the access log lines below a row that is pressed in the desktop layout', async () => {
    const { user } = show([report], { onPhone: false });
    const lines = /^Opened it: first on .* 3 times$/;
    await user.click(await screen.findByRole('cell', { name: /They call\s+at night\./ }));
    await screen.findByText(lines);
    const details = screen.getByRole('button', { name: 'Details' });
    expect(details.getAttribute('aria-expanded')).toBe('true');
    await user.click(details);
    expect(details.getAttribute('aria-expanded')).toBe('false');
  });

  it('leaves a report that concerns the administrator’s own family to another administrator', async () => {
    show([{ ...report, mayDecide: false }]);
    const shown = await card();
    shown.getByText('This is about your own family: another administrator decides on it.');
    expect(shown.queryByRole('button')).toBeNull();
  });

  it('does not link to an account that no longer exists', async () => {
    show([{ ...report, about: { ...report.about, phone: null } }]);
    const shown = await card();
    shown.getByText(/Ramesh Suthar, Marol/);
    expect(shown.queryByRole('link', { name: 'Ramesh Suthar' })).toBeNull();
  });

  it('filters reports by state', async () => {
    const asked: (string | undefined)[] = [];
    answers('getReports', ({ query }) => {
      asked.push(query.state);
      return reply([report]);
    });
    const { user, address } = renderPage(ReportsPage, at);
    await card();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Closed');
    await waitFor(() => expect(asked).toEqual([undefined, 'closed']));
    expect(address()).toBe('/reports?state=closed&page=1');
  });

  it('shows a loading indicator, then that there are no reports', async () => {
    const arrive = holds('getReports', reply([]));
    renderPage(ReportsPage, at);
    await screen.findByRole('status', { name: 'Loading…' });
    arrive();
    await screen.findByText('No messages.');
  });

  it('shows an error, and the reports after a retry', async () => {
    refuses('getReports', 503);
    const { user } = renderPage(ReportsPage, at);
    const alert = await screen.findByRole('alert');
    within(alert).getByText('The messages couldn’t load');
    answers('getReports', reply([report]));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await card();
  });

  it('shows reports in Hindi', async () => {
    show([report], { language: 'hi' });
    await screen.findByRole('heading', { level: 1, name: 'परिवारों के संदेश' });
    (await card()).getByRole('button', { name: 'जवाब दें: Kishan Mehta' });
  });
});

describe('a decision on a report', () => {
  const decides = () => {
    const sent: unknown[] = [];
    let now = report;
    answers('getReports', () => reply([now]));
    answers('decideReport', async ({ request }) => {
      const body = (await request.json()) as { state: 'answered' | 'closed'; text: string };
      sent.push(body);
      const said = body.state === 'answered' ? { answer: body.text } : { note: body.text };
      now = { ...report, ...said, state: body.state, decidedBy: 'OTARAM SUTHAR' };
      return { state: body.state, message: 'The family can read your reply now.' };
    });
    return sent;
  };

  it.each([
    ['Reply', 'Your reply', 'answered', 'Reply by Otaram Suthar:'],
    ['Close with a note', /^Why does the family get no reply/, 'closed', 'Note by Otaram Suthar:'],
  ] as const)(
    'sends the administrator’s text and shows it with their name: %s',
    async (label, question, state, shown) => {
      const sent = decides();
      const { user } = renderPage(ReportsPage, at);
      await user.click((await card()).getByRole('button', { name: `${label}: Kishan Mehta` }));
      const dialog = within(screen.getByRole('dialog'));
      const send = dialog.getByRole('button', { name: 'Send' });
      expect(send).toHaveProperty('disabled', true);
      await user.type(dialog.getByRole('textbox', { name: question }), 'We spoke to them.');
      await user.click(send);
      await screen.findByText(shown);
      expect(sent).toEqual([{ state, text: 'We spoke to them.' }]);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull();
    },
  );

  it('names the administrator who decided first, and keeps the typed text', async () => {
    refuses('decideReport', 409, { message: 'OTARAM SUTHAR has already dealt with this.' });
    const { user } = show([report]);
    await user.click((await card()).getByRole('button', { name: /^Reply/ }));
    await user.type(screen.getByRole('textbox'), 'We spoke to them.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(/OTARAM SUTHAR has already dealt with this\.$/);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'We spoke to them.');
  });
});
