export { filtersOf } from './filters.ts';
export { type Actor, AuditEntry } from './models/audit-entry.ts';
export { countPage, recordPagesRead } from './models/pages-read.ts';
