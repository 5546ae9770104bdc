import {
  answers,
  buildAdministrator,
  buildPendingUser,
  countsReply,
  renderPage,
  statisticsReply,
} from '@pehchan/kit/testing';
import type { HeavyReadersReply } from '@pehchan/contract/security';
import DashboardPage from './dashboard-page.tsx';

/* What the tests of the dashboard have in common: two families that wait, and the page as an administrator
   opens it. */

export const otaram = buildPendingUser({ name: 'OTARAM SUTHAR' });
export const jethmal = buildPendingUser({ name: 'JETHMAL PUROHIT' });

export function openDashboard(options: { onPhone?: boolean; readers?: HeavyReadersReply['readers'] } = {}) {
  const { readers = [], ...shown } = options;
  answers('getHeavyReaders', { readers });
  answers('getStatistics', statisticsReply());
  return renderPage(DashboardPage, { as: buildAdministrator(), path: '/dashboard', ...shown });
}

/** For tests that aren't about the counts. */
export function openList() {
  answers('getCounts', countsReply());
  return openDashboard();
}
