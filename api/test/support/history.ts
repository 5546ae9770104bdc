import type { Client } from './test-server.ts';

/** Return the audit log of one account, newest first. */
export const historyOf = async (admin: Client, userId: number) =>
  (await admin.call('getAudit', { query: { userId, pageSize: 100 } })).body.entries;
