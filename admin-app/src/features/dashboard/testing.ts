import {
  answers,
  buildAdministrator,
  buildPendingUser,
  countsReply,
  refuses,
  renderPage,
  statisticsReply,
  systemReply,
} from '@pehchan/kit/testing';
import type { RecoveryRequest } from '@pehchan/contract/accounts';
import type { ToBeCalledReply } from '@pehchan/contract/listing';
import type { AccountNote, ReviewHints } from '@pehchan/contract/review';
import type { HeavyReader } from '@pehchan/contract/security';
import DashboardPage from './dashboard-page.tsx';

export const mohan: HeavyReader = {
  userId: 7,
  name: 'MOHAN LAL',
  village: 'DHAN',
  views: 84,
  photos: 12,
  since: new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString(),
  noticed: [
    { kind: 'cards', within: 'hour', amount: 230 },
    { kind: 'views', within: 'day', amount: 84 },
    { kind: 'numbers', within: 'week', amount: 41 },
    { kind: 'lists', within: 'day', amount: 148 },
  ],
  candidates: [
    { id: 1, fullname: 'RAVI LAL', fullnameHindi: '' },
    { id: 2, fullname: 'ASHA LAL', fullnameHindi: '' },
  ],
};

export const otaram = buildPendingUser({ name: 'OTARAM SUTHAR' });
export const jethmal = buildPendingUser({ name: 'JETHMAL PUROHIT' });

const NO_HINTS: ReviewHints = { neighbours: { total: 0, names: [] }, hints: [] };

type Options = {
  onPhone?: boolean;
  language?: 'hi';
  readers?: HeavyReader[];
  givenUp?: number;
  openReports?: number;
  requests?: RecoveryRequest[];
  /** `null`: the API refuses the call. */
  hints?: ReviewHints | null;
  notes?: AccountNote[];
  toBeCalled?: Parameters<typeof answers<'getToBeCalled'>>[1];
};

const NOBODY: ToBeCalledReply = { entries: [], total: 0, page: 1, pageSize: 20, lapsed: 0 };

export function openDashboard({
  readers = [],
  givenUp = 0,
  openReports = 0,
  requests = [],
  toBeCalled = NOBODY,
  hints = NO_HINTS,
  notes = [],
  ...shown
}: Options = {}) {
  answers('getToBeCalled', toBeCalled);
  answers('getReports', { entries: [], total: openReports, page: 1, pageSize: 1, open: openReports });
  answers('getRecoveryRequests', { requests });
  answers('getHeavyReaders', { readers });
  answers('getSystem', systemReply({ tasks: { waiting: 0, failed: givenUp, setAside: 0 } }));
  answers('getStatistics', statisticsReply());
  if (hints) answers('getReviewHints', hints);
  else refuses('getReviewHints', 503, { message: 'The service rests.' });
  answers('getNotes', { notes });
  return renderPage(DashboardPage, { as: buildAdministrator(), path: '/dashboard', ...shown });
}

export function openList() {
  answers('getCounts', countsReply());
  return openDashboard();
}
