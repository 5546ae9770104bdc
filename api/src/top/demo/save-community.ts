import { PHOTO_SIZES } from '@pehchan/contract/photo-values';
import sharp from 'sharp';
import { inTransaction } from '../../ground/database/transaction.ts';
import { photoStore } from '../../ground/gateways/photo-store/photo-store.ts';
import type { PhotoFiles } from '../../ground/gateways/photo-store/types.ts';
import { DemoAccount, hashPassword, Rejection, User } from '../../identity/accounts/index.ts';
import { AuditEntry } from '../../identity/audit/index.ts';
import { Profile } from '../../register/biodata/index.ts';
import { PhotoOrigin, PhotoRemoval } from '../../register/photos/index.ts';
import type { DemoFamily } from './community.ts';
import { WITHOUT_GOTRA } from './gotras.ts';
import { portrait } from './portrait.ts';
import { saveActivity } from './save-activity.ts';
import { textured } from './texture.ts';

/** Milliseconds after which the sweep removes a killed seeder's portraits: longer than any seeding. */
const LIFETIME = 60 * 60 * 1000;

/** Store the portraits, then all rows in one transaction. If this fails, the sweep removes the portraits. */
export async function saveCommunity(
  families: DemoFamily[],
  password: string,
  newKey: () => string,
  progress: (done: number, all: number) => void,
): Promise<void> {
  const children = families.flatMap(({ biodata }) => biodata);
  const keys = children.map(newKey);
  await PhotoRemoval.plan(keys, new Date(Date.now() + LIFETIME));

  let done = 0;
  const queue = children.map((child, index) => ({ child, index, key: keys[index] ?? '' }));
  const draw = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await photoStore.put(next.key, await drawn(portrait(next.index, next.child.gender), next.index));
      done += 1;
      if (done % 25 === 0) progress(done, children.length);
    }
  };
  await Promise.all([draw(), draw(), draw()]);

  const passwordHash = await hashPassword(password);
  await inTransaction(async (transaction) => {
    await User.bulkCreate(
      families.map(({ biodata: _, ...account }) => ({ ...account, passwordHash })),
      { transaction },
    );
    const phone = families.map((family) => family.phone);
    const users = await User.findAll({ attributes: ['id', 'phone'], where: { phone }, transaction });
    await DemoAccount.bulkCreate(
      users.map(({ id }) => ({ userId: id })),
      { transaction },
    );
    const idOf = new Map(users.map(({ id, phone }) => [phone, id]));
    await AuditEntry.bulkCreate(decisions(families, idOf), { transaction });
    await Rejection.bulkCreate(
      families
        .filter(({ status }) => status === 'rejected')
        .map(({ phone, statusSince }) => ({
          userId: idOf.get(phone) ?? 0,
          reasons: reasonsFor(phone),
          rejectedAt: statusSince,
        })),
      { transaction },
    );
    let child = 0;
    await Profile.bulkCreate(
      families.flatMap(({ phone, biodata }) =>
        biodata.map((row) => ({ ...row, userId: idOf.get(phone) ?? 0, photoKey: keys[child++] ?? null })),
      ),
      { transaction },
    );
    await saveActivity(families, idOf, transaction);
    await PhotoRemoval.destroy({ where: { photoKey: keys }, transaction });
    // The photos were just drawn, so they need no check for a copy.
    const checkedAt = new Date();
    await PhotoOrigin.bulkCreate(
      keys.map((photoKey) => ({ photoKey, checkedAt })),
      { transaction },
    );
  });
}

/** Return a portrait's sizes. The drawing is as large as a card, so larger sizes are the same picture. */
async function drawn(portrait: string, seed: number): Promise<PhotoFiles> {
  const webp = { quality: 80, effort: 1 };
  const picture = await textured(portrait, seed);
  const card = await picture.webp(webp).toBuffer();
  const table = await sharp(card).resize(PHOTO_SIZES.table).webp(webp).toBuffer();
  return { view: card, screen: card, card, table };
}

const REASONS = ['photo', 'phone', 'photo,father', 'twice', 'photo,name'];

/** Return rejection reasons that fit the family's data: only the demo's rejected sign-in has no gotra. */
const reasonsFor = (phone: string): string =>
  phone === WITHOUT_GOTRA ? 'photo,gotra' : (REASONS[Number(phone) % REASONS.length] ?? 'photo');

function decisions(families: DemoFamily[], idOf: Map<string, number>) {
  const [admin, ...others] = families;
  return others
    .filter(({ status }) => status !== 'pending')
    .map(({ phone, fullName, status, statusSince }) => ({
      actorId: idOf.get(admin?.phone ?? '') ?? null,
      actorName: admin?.fullName ?? '',
      action: 'standing' as const,
      subjectId: idOf.get(phone) ?? null,
      subjectName: fullName,
      userId: idOf.get(phone) ?? null,
      fromValue: 'pending',
      toValue: status,
      reasons: status === 'rejected' ? reasonsFor(phone) : null,
      createdAt: statusSince,
    }))
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}
