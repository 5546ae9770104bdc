import type { AuditEntry } from '@pehchan/contract/replies';
import type { AuditRow } from '../models/audit-entry.ts';

export function presentAuditEntry(entry: AuditRow): AuditEntry {
  return {
    id: entry.id,
    actorId: entry.actorId,
    actorName: entry.actorName,
    action: entry.action,
    subjectId: entry.subjectId,
    subjectName: entry.subjectName,
    from: entry.fromValue,
    to: entry.toValue,
    createdAt: entry.createdAt.toISOString(),
  };
}
