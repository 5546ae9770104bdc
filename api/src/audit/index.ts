export { filtersOf } from './filters.ts';
export { type Actor, AuditEntry } from './models/audit-entry.ts';
