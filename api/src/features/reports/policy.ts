import type { Actor } from '../../identity/accounts/index.ts';
import type { ReportRow } from './models/report.ts';

export const reportPolicy = {
  /** An administrator cannot decide a report by or about their own family. */
  decide: (actor: Pick<Actor, 'id'>, { userId, aboutId }: Pick<ReportRow, 'userId' | 'aboutId'>) =>
    actor.id !== userId && actor.id !== aboutId,
};
