import { type InferType, number, object, string } from 'yup';
import type { RejectionRow, UserRow } from '../../identity/accounts/index.ts';

/** The state of an account before a decision, as an undo needs it. */
const beforeSchema = object({
  since: string().required(),
  rejection: object({
    reasons: string().defined(),
    note: string().defined(),
    mended: string().defined(),
    rejectedAt: string().required(),
    sentAgainAt: string().nullable().defined(),
  })
    .nullable()
    .defined(),
});
type Before = InferType<typeof beforeSchema>;

/** The payload of a decision’s mail. Jobs that an older version planned have no `before`. */
export const decidedSchema = object({
  userId: number().integer().required(),
  before: beforeSchema.optional().default(undefined),
});

export const stateOf = (user: Pick<UserRow, 'statusSince'>, rejection: RejectionRow | null): Before => ({
  since: user.statusSince.toISOString(),
  rejection: rejection && {
    reasons: rejection.reasons,
    note: rejection.note,
    mended: rejection.mended,
    rejectedAt: rejection.rejectedAt.toISOString(),
    sentAgainAt: rejection.sentAgainAt?.toISOString() ?? null,
  },
});
