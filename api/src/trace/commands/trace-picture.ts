import { type Corners, readCorners, type TraceCandidate } from '@pehchan/contract/trace';
import { AuditEntry } from '../../audit/index.ts';
import type { UserRow } from '../../accounts/index.ts';
import { Profile, profilePolicy } from '../../biodata/index.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Upload } from '../../gateways/pictures/upload.ts';
import { invalidField, notFound } from '../../http/errors.ts';
import { noteLook } from '../../ledger/index.ts';
import {
  type Judgement,
  judge,
  markSecrets,
  refusedPicture,
  type Trace,
  TraceTooHeavy,
  traceCopy,
} from '../../photos/index.ts';
import { allCodes, codesServed, holdersOf, photosOfBiodata } from '../models/suspects.ts';
import { alone } from '../one-at-a-time.ts';

export type Traced = {
  says: Judgement['says'] | 'unknown';
  candidates: TraceCandidate[];
  profile: Profile | null;
  isMirrored: boolean;
  place: Corners | null;
};

type Asked = { profileId?: number | undefined; corners: string };

/**
 * Whose copy a picture is. That it was asked is written down before anything is looked at, and for the
 * biodata that it shows, in its ledger; the picture itself is kept nowhere.
 */
export async function tracePicture(
  actor: UserRow,
  { profileId, corners }: Asked,
  { bytes, field }: Upload,
): Promise<Traced> {
  const named = profileId === undefined ? undefined : await photographed(profileId);
  const found = await alone(async () => {
    await AuditEntry.recordTrace(actor, named);
    const photoKeys = named ? [named.photoKey] : await photosOfBiodata();
    const codes = await allCodes();
    const question = { suspect: bytes, corners: readCorners(corners), photoKeys, codes };
    return traceCopy({ ...question, secrets: markSecrets() });
  }).catch((error: unknown) => {
    // With one photo to compare it with it would have been done.
    if (error instanceof TraceTooHeavy) {
      throw invalidField(field, named ? 'refused.trace' : 'refused.trace.any');
    }
    throw refusedPicture(field, error);
  });
  if (!found) return { says: 'unknown', candidates: [], profile: null, isMirrored: false, place: null };
  return answer(actor, found);
}

async function photographed(id: number): Promise<Profile & { photoKey: string }> {
  const profile = await Profile.findByPk(id);
  if (!profile) throw notFound();
  if (!hasPhoto(profile)) throw invalidField('profileId', 'refused.trace.noPhoto');
  return profile;
}

const hasPhoto = (profile: Profile): profile is Profile & { photoKey: string } => profile.photoKey !== null;

async function answer(actor: UserRow, { photoKey, isMirrored, place, suspicions }: Trace): Promise<Traced> {
  const served = await codesServed(photoKey);
  const { says, candidates } = judge(suspicions, (code) => served.has(code));
  const holders = await holdersOf(candidates.map(({ code }) => code));
  const profile = await Profile.findOne({ where: { photoKey } });
  if (profile && !profilePolicy.isOwn(actor, profile)) {
    await inTransaction((transaction) =>
      noteLook(actor, { kind: 'administrator', profileId: profile.id }, transaction),
    );
  }
  return {
    says,
    candidates: candidates.flatMap((candidate) => {
      const holder = holders.get(candidate.code);
      return holder ? [{ ...holder, ...candidate }] : [];
    }),
    profile,
    isMirrored,
    place,
  };
}
