import type { User } from '../../src/identity/accounts/models/user.ts';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { LedgerEntry } from '../../src/register/views/models/ledger-entry.ts';
import { databaseNow } from './clocks.ts';
import { buildApproved, buildProfiles } from './factories.ts';

/** Write access log lines of revealed numbers, each of another biodata, `ago` milliseconds back. */
export async function haveTaken(viewer: User, amount: number, ago = 0): Promise<void> {
  const owner = await buildApproved();
  await buildProfiles(
    owner,
    Array.from({ length: amount }, () => ({})),
  );
  const profiles = await Profile.findAll({ where: { userId: owner.id }, raw: true });
  const at = new Date((await databaseNow()) - ago);
  const line = {
    kind: 'reveal',
    viewerId: viewer.id,
    viewerName: viewer.fullName,
    viewerVillage: viewer.village,
  } as const;
  await LedgerEntry.bulkCreate(
    profiles.map(({ id, phone }) => ({ ...line, profileId: id, phone, firstAt: at, lastAt: at })),
  );
}
