import { expect, test } from 'vitest';
import { AuditEntry } from '../../src/identity/audit/models/audit-entry.ts';
import { buildAdmin, buildApproved } from '../support/factories.ts';
import { startServer } from '../support/test-server.ts';

const server = await startServer();
const end = async (actor: { phone: string }, id: number) =>
  (await server.as(actor)).call('endSessionsOf', { params: { id } });

test('an administrator signs an account out everywhere, which is audited, and it can sign in again', async () => {
  const [admin, reader] = [await buildAdmin(), await buildApproved()];
  const devices = [await server.as(reader), await server.as(reader)];
  const { status, body } = await end(admin, reader.id);
  expect([status, body.message]).toEqual([200, 'That account is logged out everywhere.']);
  for (const device of devices) expect((await device.call('check')).status).toBe(401);
  const [entry] = await AuditEntry.findAll({ where: { userId: reader.id }, raw: true });
  expect(entry).toMatchObject({ action: 'end-sessions', actorId: admin.id });
  expect((await (await server.as(reader)).call('check')).status).toBe(200);
});

test('an administrator cannot end the sessions of their own account or of an unknown one', async () => {
  const admin = await buildAdmin();
  expect((await end(admin, admin.id)).status).toBe(403);
  expect((await end(admin, 4_000_000_000)).status).toBe(404);
});
