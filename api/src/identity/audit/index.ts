export { filtersOf } from './filters.ts';
export { type Actor, AuditEntry, findAuditEntries } from './models/audit-entry.ts';
export { countPage, recordPagesRead } from './models/pages-read.ts';
export { presentAuditEntry } from './presenter.ts';
