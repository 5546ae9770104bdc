import type {
  Family,
  RecoveryRequest,
  Rejection,
  Session,
  SessionUser,
  User,
} from '@pehchan/contract/accounts';
import { API_PREFIX } from '@pehchan/contract/common';
import { PHOTO_PATH } from '@pehchan/contract/photos';
import { canConfirm, type RecoveryRequestRow } from './models/recovery-request.ts';
import { reasonsOf, type RejectionRow } from './models/rejection.ts';
import type { OwnerRow, UserRow } from './models/user.ts';
import type { OwnSession } from './own-sessions.ts';
import { type Actor, isAdmin, isApproved, isMaintainer } from './policy.ts';
import { recoveryNotice } from './recovery-notice.ts';

export function presentPhoto(photoKey: string | null): string | null {
  return photoKey === null ? null : `${API_PREFIX}${PHOTO_PATH}/${photoKey}`;
}

export function presentUser(user: OwnerRow): User {
  return {
    id: user.id,
    name: user.fullName,
    Father: user.fatherName,
    email: user.email,
    phone: user.phone,
    village: user.village,
    role: user.role,
    image: presentPhoto(user.photoKey),
    IsApproved: user.status === 'approved',
    IsRejected: user.status === 'rejected',
    createdAt: user.createdAt.toISOString(),
  };
}

export function presentFamily(user: Pick<OwnerRow, 'id' | 'fullName' | 'fatherName' | 'village'>): Family {
  return { id: user.id, name: user.fullName, Father: user.fatherName, village: user.village };
}

export function presentRejection(rejection: RejectionRow): Rejection {
  return {
    reasons: reasonsOf(rejection.reasons),
    note: rejection.note,
    mended: reasonsOf(rejection.mended),
    rejectedAt: rejection.rejectedAt.toISOString(),
    sentAgainAt: rejection.sentAgainAt?.toISOString() ?? null,
  };
}

export function presentSession({ id, device, begunAt, lastUsedAt, isThis }: OwnSession): Session {
  return {
    id,
    ...device,
    signedInAt: new Date(begunAt).toISOString(),
    lastUsedAt: new Date(Math.max(begunAt, lastUsedAt)).toISOString(),
    isThis,
  };
}

export function presentRecoveryRequest(actor: Actor, request: RecoveryRequestRow): RecoveryRequest {
  const { id, userId, userName: name, askedByName: askedBy, confirmedByName: confirmedBy } = request;
  return {
    ...{ id, userId, name, askedBy, confirmedBy },
    askedAt: request.askedAt.toISOString(),
    madeAt: request.madeAt?.toISOString() ?? null,
    usedAt: request.usedAt?.toISOString() ?? null,
    canConfirm: canConfirm(actor, request),
  };
}

/** Return the account for its browser. `can` follows the calls' policies, so buttons show what is allowed. */
export function presentSessionUser(user: UserRow, knownSince: number | undefined): SessionUser {
  const recovery = recoveryNotice(user, knownSince);
  return {
    ...presentUser(user),
    language: user.language,
    noticeRead: user.noticeReadAt !== null,
    recovery: recovery && {
      ...recovery,
      at: recovery.at.toISOString(),
      usedAt: recovery.usedAt?.toISOString() ?? null,
    },
    can: { search: isApproved(user), administer: isAdmin(user), purge: isMaintainer(user) },
  };
}
