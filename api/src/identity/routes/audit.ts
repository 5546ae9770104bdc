import { Router } from 'express';
import { on } from '../access/on.ts';
import { findAuditEntries, presentAuditEntry } from '../audit/index.ts';

export const audit = Router();

on(audit, 'getAudit', async ({ query }) => {
  const { rows, total } = await findAuditEntries(query);
  const { page = 1, pageSize } = query;
  return { entries: rows.map(presentAuditEntry), total, page, pageSize };
});
