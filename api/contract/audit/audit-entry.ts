import { array, number, object, string, type InferType } from 'yup';
import { ACCOUNT_FIELDS, IDENTITY_FIELDS, REASONS } from '../accounts/index.ts';
import { count, oneOf, pageQuery, pageReply } from '../common/index.ts';

/** An administrator's act on another account, a change of account status, or an export. */
export const AUDIT_ACTIONS = [
  'standing',
  'undo',
  'role',
  'recovery-code',
  'edit-user',
  'delete-user',
  'edit-profile',
  'delete-profile',
  'listing',
  'read-ledger',
  'report',
  'end-sessions',
  'trace',
  'purge',
  'exported',
  'second-step',
  'read-pages',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const auditQuerySchema = object({
  ...pageQuery,
  action: oneOf(AUDIT_ACTIONS),
  userId: count(1, 0xffffffff),
});

const AUDIT_SUBJECTS = ['user', 'profile'] as const;

/** An audit log entry, with the names at its time. `actorId` is null if an operator's command acted. */
export const auditEntrySchema = object({
  id: number().integer().required(),
  actorId: number().integer().nullable().defined(),
  actorName: string().required(),
  action: string().oneOf(AUDIT_ACTIONS).required(),
  subjectKind: string().oneOf(AUDIT_SUBJECTS).nullable().defined(),
  subjectId: number().integer().nullable().defined(),
  /** The name of the changed account or biodata; for an export, `users` or `biodata`. */
  subjectName: string().required(),
  /** The changed account, or the account of the changed biodata. */
  userId: number().integer().nullable().defined(),
  from: string().nullable().defined(),
  to: string().nullable().defined(),
  changed: array(string().oneOf(ACCOUNT_FIELDS).required()).required(),
  /** The old and new values of a changed name, father's name or village. Absent in older entries. */
  edits: array(
    object({
      field: string().oneOf(IDENTITY_FIELDS).required(),
      before: string().required(),
      after: string().required(),
    }),
  ).optional(),
  reasons: array(string().oneOf(REASONS).required()).required(),
  /** An export's query (`status=pending`) and row count. For `read-pages`: the pages read on the day `to`. */
  filters: string().nullable().defined(),
  rows: number().integer().nullable().defined(),
  createdAt: string().required(),
});
export const auditReplySchema = object({ entries: array(auditEntrySchema).required(), ...pageReply });

export type AuditQuery = Partial<InferType<typeof auditQuerySchema>>;
export type AuditEdit = NonNullable<AuditEntry['edits']>[number];
export type AuditEntry = InferType<typeof auditEntrySchema>;
export type AuditReply = InferType<typeof auditReplySchema>;
