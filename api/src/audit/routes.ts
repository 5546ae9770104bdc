import { Router } from 'express';
import { on } from '../http/on.ts';
import { findAuditEntries } from './models/audit-entry.ts';
import { presentAuditEntry } from './presenter.ts';

export const audit = Router();

on(audit, 'getAudit', async ({ query }) => {
  const { rows, total } = await findAuditEntries(query);
  const { page = 1, pageSize } = query;
  return { entries: rows.map(presentAuditEntry), total, page, pageSize };
});
