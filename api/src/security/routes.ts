import { Router } from 'express';
import { on } from '../http/on.ts';
import { endSessionsOf } from './commands/end-sessions-of.ts';
import { findHeavyReaders } from './models/heavy-readers.ts';
import { findSecurityEvents } from './models/security-event.ts';

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

on(security, 'getHeavyReaders', async () => ({ readers: await findHeavyReaders() }));
