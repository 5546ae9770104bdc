import { Router } from 'express';
import { on } from '../access/on.ts';
import { endSessionsOf } from '../accounts/index.ts';
import { findSecurityEvents } from '../security/index.ts';

export const security = Router();

on(security, 'getSecurityEvents', async ({ id, query }) => {
  const { rows, total } = await findSecurityEvents(id, query);
  const entries = rows.map(({ id, event, network, at, within, amount }) => ({
    id,
    event,
    network,
    at: at.toISOString(),
    within,
    amount,
  }));
  return { entries, total, page: query.page ?? 1, pageSize: query.pageSize };
});

on(security, 'endSessionsOf', async ({ actor, id, translate }) => {
  await endSessionsOf(actor, id);
  return { message: translate('done.sessions.ended.of') };
});
