import { type Corners, readCorners, type TraceCandidate } from '@pehchan/contract/trace';
import { AuditEntry } from '../../audit/index.ts';
import type { UserRow } from '../../accounts/index.ts';
import { Profile, profilePolicy } from '../../biodata/index.ts';
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
import { allCodes, codesServed, holdersOf, photosOfRegister } from '../models/suspects.ts';
import { alone } from '../one-at-a-time.ts';

export type Traced = {
  says: Judgement['says'] | 'unknown';
  candidates: TraceCandidate[];
  /** Which photo it shows: of a biodata, or an account's own. */
  photoKey: string | null;
  profile: Profile | null;
  isMirrored: boolean;
  place: Corners | null;
};

type Asked = { profileId?: number | undefined; corners: string };

/**
 * Whose copy a picture is. That it was asked is written down before anything is looked at, also in the ledger
 * of the biodata that was named; else in the one that is found. The picture itself is kept nowhere.
 */
export async function tracePicture(
  actor: UserRow,
  { profileId, corners }: Asked,
  { bytes, field }: Upload,
): Promise<Traced> {
  const named = profileId === undefined ? undefined : await photographed(profileId);
  const found = await alone(async () => {
    await AuditEntry.recordTrace(actor, named);
    if (named) await noteTrace(actor, named);
    const photoKeys = named ? [named.photoKey] : await photosOfRegister();
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
  if (!found) return NOT_FOUND;
  const profile = named ?? (await Profile.findOne({ where: { photoKey: found.photoKey } }));
  if (profile && !named) await noteTrace(actor, profile);
  return answer(found, profile);
}

const NOT_FOUND: Traced = {
  says: 'unknown',
  candidates: [],
  photoKey: null,
  profile: null,
  isMirrored: false,
  place: null,
};

/** Its family reads that an administrator looked; their own biodata have nobody to tell. */
async function noteTrace(actor: UserRow, profile: Profile): Promise<void> {
  if (profilePolicy.isOwn(actor, profile)) return;
  await noteLook(actor, { kind: 'administrator', profileId: profile.id });
}

async function photographed(id: number): Promise<Profile & { photoKey: string }> {
  const profile = await Profile.findByPk(id);
  if (!profile) throw notFound();
  if (!hasPhoto(profile)) throw invalidField('profileId', 'refused.trace.noPhoto');
  return profile;
}

const hasPhoto = (profile: Profile): profile is Profile & { photoKey: string } => profile.photoKey !== null;

async function answer(
  { photoKey, isMirrored, place, suspicions }: Trace,
  profile: Profile | null,
): Promise<Traced> {
  const served = await codesServed(photoKey);
  const { says, candidates } = judge(suspicions, (code) => served.has(code));
  const holders = await holdersOf(candidates.map(({ code }) => code));
  return {
    says,
    candidates: candidates.flatMap((candidate) => {
      const holder = holders.get(candidate.code);
      return holder ? [{ ...holder, ...candidate }] : [];
    }),
    photoKey,
    profile,
    isMirrored,
    place,
  };
}
