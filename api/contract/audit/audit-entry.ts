import { array, number, object, string, type InferType } from 'yup';
import { ACCOUNT_FIELDS, IDENTITY_FIELDS, REASONS } from '../accounts/index.ts';
import { count, oneOf, pageQuery, pageReply } from '../common/index.ts';

/** An administrator's act on another account's record, a change of account status, or an export. */
export const AUDIT_ACTIONS = [
  'standing',
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
  /** Only entries about this account and its biodata. */
  userId: count(1, 0xffffffff),
});

const AUDIT_SUBJECTS = ['user', 'profile'] as const;

/** An entry of the audit log. Names are those at that time. If `actorId` is null, the command line acted. */
export const auditEntrySchema = object({
  id: number().integer().required(),
  actorId: number().integer().nullable().defined(),
  actorName: string().required(),
  action: string().oneOf(AUDIT_ACTIONS).required(),
  subjectKind: string().oneOf(AUDIT_SUBJECTS).nullable().defined(),
  subjectId: number().integer().nullable().defined(),
  /** The name of the account or biodata. For an export the list: `users` or `biodata`. */
  subjectName: string().required(),
  /** The account, or the account of the biodata. */
  userId: number().integer().nullable().defined(),
  from: string().nullable().defined(),
  to: string().nullable().defined(),
  changed: array(string().oneOf(ACCOUNT_FIELDS).required()).required(),
  /** Changes of name, father's name and village, with their values. Absent in older entries. */
  edits: array(
    object({
      field: string().oneOf(IDENTITY_FIELDS).required(),
      before: string().required(),
      after: string().required(),
    }),
  ).optional(),
  /** The reasons of a rejection; for a resubmission, the corrected ones. */
  reasons: array(string().oneOf(REASONS).required()).required(),
  /**
   * For an export: the query that filters and sorts the list (`status=pending&sort=name`), and its number of
   * rows. For the lists that an administrator read on the day `to`: `rows` is the number of pages.
   */
  filters: string().nullable().defined(),
  rows: number().integer().nullable().defined(),
  createdAt: string().required(),
});
export const auditReplySchema = object({ entries: array(auditEntrySchema).required(), ...pageReply });

export type AuditQuery = Partial<InferType<typeof auditQuerySchema>>;
export type AuditEdit = NonNullable<AuditEntry['edits']>[number];
export type AuditEntry = InferType<typeof auditEntrySchema>;
export type AuditReply = InferType<typeof auditReplySchema>;
