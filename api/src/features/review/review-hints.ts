import { type Hint, MAX_HINTS, type ReviewHints } from '@pehchan/contract/review';
import { gotraKey } from '../../ground/lists/name-key/gotra-key.ts';
import { notFound } from '../../ground/runtime/errors.ts';
import { User } from '../../identity/accounts/index.ts';
import { Profile } from '../../register/biodata/index.ts';
import { knownAmong } from '../../register/photos/index.ts';
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
  const [neighbours, called, candidates, photos] = await Promise.all([
    findNeighbours(user),
    findSameNumbers(userId, numbersOf(user, own)),
    candidateHints(own),
    photoHints(user, own),
  ]);
  const hints = [
    ...called.map((found) => hintOf('number', null, found)),
    ...candidates,
    ...photos.filter(({ kind }) => kind === 'copied'),
    ...photos.filter(({ kind }) => kind === 'alike'),
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

/** A photo that looks like another one is a hint only while another account has that photo. */
async function photoHints(user: User, own: readonly Profile[]): Promise<Hint[]> {
  const photos = [{ id: null, photoKey: user.photoKey }, ...own];
  const known = await knownAmong(photos.flatMap(({ photoKey }) => photoKey ?? []));
  const worth = known.filter(({ isCopy, ofId }) => isCopy || (ofId !== null && ofId !== user.id));
  return photos.flatMap(({ id, photoKey }) =>
    worth
      .filter((found) => found.photoKey === photoKey)
      .map((found) => hintOf(found.isCopy ? 'copied' : 'alike', id, found)),
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
