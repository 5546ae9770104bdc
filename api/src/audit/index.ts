export { type Actor, AuditEntry } from './models/audit-entry.ts';
