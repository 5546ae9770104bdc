import { readCorners, type TraceCandidate } from '@pehchan/contract/trace';
import { judge, type Judgement, type Shown, TraceTooHeavy, verdictOf } from '@pehchan/marks/trace';
import type { Upload } from '../../../ground/gateways/pictures/upload.ts';
import { invalidField, notFound } from '../../../ground/runtime/errors.ts';
import type { UserRow } from '../../../identity/accounts/index.ts';
import { AuditEntry } from '../../../identity/audit/index.ts';
import { Profile, profilePolicy } from '../../../register/biodata/index.ts';
import {
  accountCodeOf,
  isSheetCode,
  PhotoOrigin,
  refusedPicture,
  traceCopy,
} from '../../../register/photos/index.ts';
import { noteLook } from '../../../register/views/index.ts';
import { codesServed, copiesGone, type Holder, holdersOf } from '../models/suspects.ts';
import { alone } from '../one-at-a-time.ts';
import { register } from '../register.ts';

export type Found = { shown: Shown; profile: Profile | undefined };
export type Fit = Found & {
  outcome: Judgement['outcome'];
  candidates: TraceCandidate[];
  uploadedAt: Date | null;
  /** If this photo is an uploaded copy, the account that the copy was made for. */
  copyOf: Holder | undefined;
  isExplained: boolean;
  wasUploadedAgain: boolean;
};

export type Traced = {
  fits: Fit[];
  /** If `fits` is empty: a photo that the picture shows, without a mark that proves an account. */
  other: Found | undefined;
  /** The number of photos that were not compared because time ran out. */
  left: number;
};

type TraceInput = { profileId?: number | undefined; corners: string };

/** Trace a picture without storing it. Audit it first; note it in the access log of the biodata concerned. */
export async function tracePicture(
  actor: UserRow,
  { profileId, corners }: TraceInput,
  { bytes, field }: Upload,
): Promise<Traced> {
  const named = profileId === undefined ? undefined : await photographed(profileId);
  const { fits, shown, left } = await alone(async () => {
    await AuditEntry.recordTrace(actor, named);
    if (named) await noteTrace(actor, named);
    const question = { suspect: bytes, corners: readCorners(corners), named: named?.photoKey };
    return traceCopy({ ...question, ...(await register()) });
  }).catch((error: unknown) => {
    if (error instanceof TraceTooHeavy) throw invalidField(field, 'refused.trace');
    throw refusedPicture(field, error);
  });
  const judged = await judgeAll(fits);
  const other = judged.length > 0 ? undefined : (fits[0] ?? shown);
  const found = other && { shown: other, profile: (await profilesOf([other])).get(other.photoKey) };
  for (const { profile } of found ? [found] : judged) {
    if (profile && profile.id !== named?.id) await noteTrace(actor, profile);
  }
  return { fits: judged, other: found, left };
}

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

async function profilesOf(photos: Shown[]): Promise<Map<string | null, Profile>> {
  const profiles = await Profile.findAll({ where: { photoKey: photos.map(({ photoKey }) => photoKey) } });
  return new Map(profiles.map((profile) => [profile.photoKey, profile]));
}

/** Return the photos with a proven account first, then the others; in each group the newest upload first. */
async function judgeAll(fits: Shown[]): Promise<Fit[]> {
  const origins = await PhotoOrigin.of(fits.map(({ photoKey }) => photoKey));
  const gone = await copiesGone(fits.map(({ photoKey }) => photoKey));
  const profiles = await profilesOf(fits);
  const codes = [...origins.values(), ...fits.flatMap(({ suspicions }) => suspicions)];
  const holders = await holdersOf(codes.flatMap(({ code }) => (code ? accountCodeOf(code) : [])));
  const judged = await Promise.all(
    fits.map(async (shown): Promise<Fit> => {
      const { photoKey, suspicions } = shown;
      const served = await codesServed(photoKey);
      const { outcome, candidates } = judge(suspicions, (code) => served.has(code));
      const named = suspicions.filter(({ z }) => verdictOf(z) === 'named');
      const copied = [...origins.values()].filter(({ madeOf }) => madeOf === photoKey);
      const origin = origins.get(photoKey);
      const isOf = (code: string) => (copy: Pick<PhotoOrigin, 'code'>) => copy.code === accountCodeOf(code);
      const isExplained = named.length > 0 && named.every(({ code }) => copied.some(isOf(code)));
      const others = gone.filter(({ madeOf }) => madeOf === photoKey);
      return {
        shown,
        profile: profiles.get(photoKey),
        outcome,
        candidates: candidates.flatMap((candidate) => {
          const code = accountCodeOf(candidate.code);
          const holder = holders.get(code);
          const sheet = isSheetCode(candidate.code) && { isSheet: true };
          return holder ? [{ ...holder, ...candidate, code, ...sheet }] : [];
        }),
        uploadedAt: origin?.uploadedAt ?? null,
        copyOf: holders.get(origin?.code ?? ''),
        isExplained,
        wasUploadedAgain: !isExplained && named.some(({ code }) => others.some(isOf(code))),
      };
    }),
  );
  const certain = judged.filter(({ outcome }) => outcome !== 'nothing' && outcome !== 'probable');
  return [...certain, ...judged.filter(({ outcome }) => outcome === 'probable')];
}
