import { shownName } from '@pehchan/contract/common';
import type { MessageKey } from '@pehchan/contract/messages';
import { GOTRA_IDS, GOTRA_TEXTS, type GotraId } from '../../ground/lists/derived-facts.ts';
import { UNKNOWN_GOTRA } from '../../ground/lists/gotras.ts';
import type { UserRow } from '../../identity/accounts/index.ts';
import type { CallRequest } from '../../identity/access/on.ts';
import { conditionOf, type GotraCondition, type Gotras } from './models/gotra-rule.ts';
import { Profile, type ProfileRow } from './models/profile.ts';

const ROLES = {
  gotraId: { theirs: 'gotra.theirs.own', ours: 'gotra.ours.own' },
  motherGotraId: { theirs: 'gotra.theirs.mother', ours: 'gotra.ours.mother' },
  fatherMotherGotraId: { theirs: 'gotra.theirs.dadi', ours: 'gotra.ours.dadi' },
  motherMotherGotraId: { theirs: 'gotra.theirs.nani', ours: 'gotra.ours.nani' },
} as const satisfies Record<GotraId, { theirs: MessageKey; ours: MessageKey }>;

export type Candidate = { profile: ProfileRow; condition: GotraCondition | undefined };

/** Return the own candidate that an account searches for; undefined if it has no such candidate. */
export async function candidateFor(
  actor: UserRow,
  forProfile: number | undefined,
): Promise<Candidate | undefined> {
  if (forProfile === undefined) return undefined;
  const profile = await Profile.findOne({ where: { id: forProfile, userId: actor.id }, raw: true });
  return profile ? { profile, condition: conditionOf(profile.gotraRule, profile) } : undefined;
}

type Translate = CallRequest<'getAllProfiles'>['translate'];

/** Return a sentence for each gotra of a biodata that one of the candidate's four equals, or null. */
export function clashOf(
  candidate: Candidate | undefined,
  other: Gotras & { userId: number },
  translate: Translate,
) {
  if (!candidate || other.userId === candidate.profile.userId) return null;
  const sentences = GOTRA_IDS.flatMap((column) => {
    const id = other[column];
    const ours = GOTRA_IDS.find((own) => id !== UNKNOWN_GOTRA && candidate.profile[own] === id);
    if (ours === undefined) return [];
    return translate('gotra.clash', {
      theirs: translate(ROLES[column].theirs),
      ours: translate(ROLES[ours].ours),
      gotra: shownName(candidate.profile[GOTRA_TEXTS[ours]]),
    });
  });
  const [first, ...others] = sentences;
  if (first === undefined) return null;
  return others.reduce((all, second) => translate('gotra.clash.and', { first: all, second }), first);
}
