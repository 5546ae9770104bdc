import type { Actor } from '../../identity/accounts/index.ts';
import type { ReportRow } from './models/report.ts';

export const reportPolicy = {
  /** Nobody judges in their own family’s matter: neither who told, nor of whom it was told. */
  decide: (actor: Pick<Actor, 'id'>, { userId, aboutId }: Pick<ReportRow, 'userId' | 'aboutId'>) =>
    actor.id !== userId && actor.id !== aboutId,
};
