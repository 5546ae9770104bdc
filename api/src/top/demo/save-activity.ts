import type { Transaction } from 'sequelize';
import { Report } from '../../features/reports/index.ts';
import { Profile, ShortlistEntry, StillLooking } from '../../register/biodata/index.ts';
import type { DemoFamily } from './community.ts';

const DAY = 24 * 60 * 60 * 1000;
const LOOKED = 110;
const ASKED = 20;

type Row = Pick<Profile, 'id' | 'userId' | 'fullName' | 'gender' | 'listing' | 'ownerStatus'>;

const NOTE = 'Their uncle in Sirohi knows us. Call on Sunday.';
const MESSAGE =
  'According to a relative, this match is already settled, and the number does not answer. Please ask the family.';

/** Add what a used register has: unanswered questions, a message, and the demo member's shortlist. */
export async function saveActivity(
  families: readonly DemoFamily[],
  idOf: ReadonlyMap<string, number>,
  transaction: Transaction,
): Promise<void> {
  const rows: Row[] = await Profile.findAll({
    attributes: ['id', 'userId', 'fullName', 'gender', 'listing', 'ownerStatus'],
    where: { userId: [...idOf.values()] },
    order: ['id'],
    raw: true,
    transaction,
  });
  await StillLooking.bulkCreate(
    rows.filter(({ listing }) => listing === 'lapsed').map(({ id }) => unanswered(id)),
    { transaction },
  );
  const [, member, , , , ...others] = families;
  const memberId = idOf.get(member?.phone ?? '') ?? 0;
  const candidate = rows.find(({ userId }) => userId === memberId);
  const shown = rows.filter(
    ({ userId, listing, ownerStatus }) =>
      listing === 'open' &&
      ownerStatus === 'approved' &&
      others.some(({ phone }) => idOf.get(phone) === userId),
  );
  const starred = shown.filter(({ gender }) => gender !== candidate?.gender).slice(4, 7);
  await ShortlistEntry.bulkCreate(
    starred.map(({ id }, index) => ({
      userId: memberId,
      profileId: id,
      stage: index === 1 ? 'talking' : 'liked',
      note: index === 1 ? NOTE : '',
      forProfile: candidate?.id ?? null,
      createdAt: new Date(Date.now() - (index + 1) * DAY),
    })),
    { transaction },
  );
  const [by, about] = [shown[2], shown.at(-3)];
  const accused = families.find(({ phone }) => idOf.get(phone) === about?.userId);
  if (!by || !about || !accused) return;
  const named = {
    isTheirs: true,
    aboutId: about.userId,
    aboutName: accused.fullName,
    aboutVillage: accused.village,
  };
  await Report.create(
    { userId: by.userId, profileId: about.id, profileName: about.fullName, ...named, text: MESSAGE },
    { transaction },
  );
}

const ago = (days: number) => new Date(Date.now() - days * DAY);

const unanswered = (profileId: number) => ({
  profileId,
  lastSignAt: ago(LOOKED),
  askedAt: ago(ASKED),
  reachedAt: ago(ASKED),
});
