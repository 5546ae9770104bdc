import { type Hint, MAX_HINTS, type ReviewHints } from '@pehchan/contract/review';
import { gotraKey } from '../../ground/lists/name-key/gotra-key.ts';
import { notFound } from '../../ground/runtime/errors.ts';
import { User } from '../../identity/accounts/index.ts';
import { Profile } from '../../register/biodata/index.ts';
import { copiesAmong } from '../../register/photos/index.ts';
import { findNeighbours } from './models/neighbours.ts';
import { findSameCandidates } from './models/same-candidates.ts';
import { findSameNumbers } from './models/same-numbers.ts';

/** The most biodata of one account that are compared with others. */
const MOST_BIODATA = 20;

/** @throws 404 if the account does not exist */
export async function findReviewHints(userId: number): Promise<ReviewHints> {
  const user = await User.findByPk(userId);
  if (!user) throw notFound();
  const own = await Profile.findAll({ where: { userId }, order: ['id'], limit: MOST_BIODATA, raw: true });
  const [neighbours, called, candidates, copied] = await Promise.all([
    findNeighbours(user),
    findSameNumbers(userId, numbersOf(user, own)),
    candidateHints(own),
    copiedHints(user, own),
  ]);
  const hints = [
    ...called.map((found) => hintOf('number', null, found)),
    ...candidates,
    ...copied,
    ...own.filter(({ gotra }) => gotraKey(gotra) === '').map(({ id }) => hintOf('gotra', id)),
  ];
  return { neighbours, hints: distinct(hints).slice(0, MAX_HINTS) };
}

function numbersOf({ phone }: Pick<User, 'phone'>, own: readonly Profile[]): string[] {
  const numbers = [phone, ...own.flatMap((profile) => [profile.phone, profile.secondPhone])];
  return [...new Set(numbers)].filter((number) => number !== '');
}

/** Compare one biodata after another, so that an account with many does not take all connections. */
async function candidateHints(own: readonly Profile[]): Promise<Hint[]> {
  const hints: Hint[] = [];
  for (const profile of own) {
    const found = await findSameCandidates(profile);
    hints.push(...found.map((other) => hintOf('candidate', profile.id, other)));
  }
  return hints;
}

async function copiedHints({ photoKey }: Pick<User, 'photoKey'>, own: readonly Profile[]): Promise<Hint[]> {
  const photos = [{ id: null, photoKey }, ...own];
  const copies = await copiesAmong(photos.flatMap((photo) => photo.photoKey ?? []));
  return photos.flatMap(({ id, photoKey }) =>
    copies.filter((copy) => copy.photoKey === photoKey).map((copy) => hintOf('copied', id, copy)),
  );
}

type Found = { ofId: number | null; ofName: string | null };

const hintOf = (kind: Hint['kind'], profileId: number | null, found?: Found): Hint => ({
  kind,
  profileId,
  of: found?.ofId ? { id: found.ofId, name: found.ofName ?? '' } : null,
});

const distinct = (hints: readonly Hint[]): Hint[] => [
  ...new Map(hints.map((hint) => [`${hint.kind} ${hint.profileId} ${hint.of?.id}`, hint])).values(),
];
