import { type AccountField, reasonsAmong } from '@pehchan/contract/accounts';
import type { AuditEdit, AuditEntry } from '@pehchan/contract/audit';
import type { AuditRow } from './models/audit-entry.ts';

export function presentAuditEntry(entry: AuditRow): AuditEntry {
  return {
    id: entry.id,
    actorId: entry.actorId,
    actorName: entry.actorName,
    action: entry.action,
    subjectKind: entry.subjectId === null ? null : kindOf(entry.action),
    subjectId: entry.subjectId,
    subjectName: entry.subjectName,
    userId: entry.userId,
    from: entry.fromValue,
    to: entry.toValue,
    changed: fieldsOf(entry.changedColumns ?? ''),
    ...(entry.edits ? { edits: JSON.parse(entry.edits) as AuditEdit[] } : {}),
    reasons: reasonsAmong(entry.reasons?.split(',') ?? []),
    filters: entry.filters,
    rows: entry.amount,
    createdAt: entry.createdAt.toISOString(),
  };
}

const OF_BIODATA: readonly AuditRow['action'][] = [
  'edit-profile',
  'delete-profile',
  'listing',
  'read-ledger',
  'trace',
];

const kindOf = (action: AuditRow['action']) => (OF_BIODATA.includes(action) ? 'profile' : 'user');

const FIELDS: Record<string, AccountField> = {
  fullName: 'name',
  fatherName: 'Father',
  email: 'email',
  phone: 'phone',
  village: 'village',
  photoKey: 'image',
};

const fieldsOf = (columns: string) => columns.split(',').flatMap((column) => FIELDS[column] ?? []);
