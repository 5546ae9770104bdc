import type { Call } from '../common/index.ts';
import type { overviewEndpoints } from './endpoints.ts';
import { countsReplySchema, statisticsReplySchema, waitingReplySchema } from './replies.ts';

export const overviewCalls = {
  getCounts: { summary: 'The numbers of the dashboard', reply: countsReplySchema },
  getWaiting: { summary: 'How many families wait for a decision', reply: waitingReplySchema },
  getStatistics: { summary: 'The figures of the charts', reply: statisticsReplySchema },
} as const satisfies Record<keyof typeof overviewEndpoints, Call>;
