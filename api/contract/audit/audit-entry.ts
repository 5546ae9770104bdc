import { array, number, object, string, type InferType } from 'yup';
import { ACCOUNT_FIELDS, IDENTITY_FIELDS, REASONS } from '../accounts/index.ts';
import { count, oneOf, pageQuery, pageReply } from '../common/index.ts';

/**
 * What the audit log records: each act of an administrator on somebody else's record, each change of
 * standing, each export.
 */
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

/** The audit log, always newest first. */
export const auditQuerySchema = object({
  ...pageQuery,
  action: oneOf(AUDIT_ACTIONS),
  /** Only the history of this account: what was done to it and to its biodata. */
  userId: count(1, 0xffffffff),
});

/** What a line of the audit log is about: an account, a biodata, or (an export) neither. */
const AUDIT_SUBJECTS = ['user', 'profile'] as const;

/**
 * Who did what to whom, and when. The names are those of that day; an `actorId` of null is the command line.
 */
export const auditEntrySchema = object({
  id: number().integer().required(),
  actorId: number().integer().nullable().defined(),
  actorName: string().required(),
  action: string().oneOf(AUDIT_ACTIONS).required(),
  subjectKind: string().oneOf(AUDIT_SUBJECTS).nullable().defined(),
  subjectId: number().integer().nullable().defined(),
  /** The account's or biodata's name; of an export which list: `users` or `biodata`. */
  subjectName: string().required(),
  /** The account that it concerns: itself, or the one whose biodata it was. */
  userId: number().integer().nullable().defined(),
  from: string().nullable().defined(),
  to: string().nullable().defined(),
  /** Fields of an account that were edited. */
  changed: array(string().oneOf(ACCOUNT_FIELDS).required()).required(),
  /** Changes of name, father's name and village, with their values. Absent in older entries. */
  edits: array(
    object({
      field: string().oneOf(IDENTITY_FIELDS).required(),
      before: string().required(),
      after: string().required(),
    }),
  ).optional(),
  /** Of a rejection why; of an account that its family sent again, what it had mended. */
  reasons: array(string().oneOf(REASONS).required()).required(),
  /**
   * Of an export: the query by which the list was narrowed and sorted (`status=pending&sort=name`), and how
   * many rows it had. Of the lists that an administrator read on one day (`to`): `rows` is the number of
   * pages.
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
