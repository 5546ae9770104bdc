import { expect, test } from 'vitest';
import { removeExpired } from '../../src/ground/database/upkeep.ts';
import { withTries } from '../../src/ground/database/transaction.ts';
import { LedgerEntry } from '../../src/register/views/models/ledger-entry.ts';
import { noteLook } from '../../src/register/views/models/looks.ts';
import { buildApproved, buildProfile } from '../support/factories.ts';

const DAY = 86_400_000;

test('old lines of the access log are removed while the oldest remaining line is written', async () => {
  const { id: profileId } = await buildProfile({ owner: await buildApproved() });
  const [reader, left] = [await buildApproved(), await buildApproved()];
  const lines = (viewerId: number) => LedgerEntry.count({ where: { profileId, viewerId } });
  await noteLook(reader, { kind: 'administrator', profileId });
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      await noteLook(reader, { kind: 'administrator', profileId });
      // The access log line is 364 days old, just too young for upkeep to remove.
      await setLast(reader.id, 364);
    }
  };
  const remove = async () => {
    for (let round = 0; round < 120; round += 1) {
      await noteLook(left, { kind: 'administrator', profileId });
      await setLast(left.id, 367);
      await removeExpired(process.env['DATABASE_URL'] ?? '');
    }
  };
  // Change one access log line by its key, with retries: only the statements of upkeep are under test.
  const setLast = async (viewerId: number, days: number) => {
    const line = await LedgerEntry.findOne({ where: { profileId, viewerId } });
    await withTries(async () => line?.update({ lastAt: new Date(Date.now() - days * DAY) }));
  };
  const looks = look();
  await remove().finally(() => (isOver = true));
  await looks;
  expect([await lines(reader.id), await lines(left.id)]).toEqual([1, 0]);
});
