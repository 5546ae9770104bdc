import type { RegisterForm } from '@pehchan/contract/accounts';
import {
  type BiodataForm,
  type CreateBiodataForm,
  KNOWN,
  MAX_BIODATA,
  MAX_BIODATA_BEFORE_APPROVAL,
  type SignupForm,
} from '@pehchan/contract/biodata';
import type { Language } from '@pehchan/contract/messages';
import { type Transaction, UniqueConstraintError } from 'sequelize';
import { inTransaction } from '../../../ground/database/transaction.ts';
import type { Upload } from '../../../ground/gateways/pictures/upload.ts';
import type { CountTaken } from '../../../ground/http/limiter.ts';
import { conflict, unauthenticated } from '../../../ground/runtime/errors.ts';
import {
  hashPassword,
  insertMember,
  ownerOf,
  refuseTaken,
  refuseWeakPassword,
  Rejection,
  User,
  type UserRow,
} from '../../../identity/accounts/index.ts';
import { decodePhoto, keepPhoto, withStoredPhoto } from '../../photos/index.ts';
import { biodataColumns } from '../columns.ts';
import { Profile } from '../models/profile.ts';
import { updateBiodata } from './update-biodata.ts';

/**
 * Add a biodata to an account. If a saved biodata has the same key, its reply was lost: update that biodata,
 * because the family may have corrected the form before sending it again.
 */
export async function addBiodata(owner: UserRow, form: CreateBiodataForm, photo: Upload): Promise<void> {
  const { idempotencyKey } = form;
  const saved = idempotencyKey
    ? await Profile.findOne({ where: { userId: owner.id, idempotencyKey } })
    : null;
  if (saved) return updateBiodata(owner, saved.id, form, photo);
  await refuseMore(owner, idempotencyKey);
  const files = await decodePhoto(photo);
  const insert = withStoredPhoto(files, (photoKey) =>
    inTransaction(async (transaction) => {
      // Lock the account, because a parallel approval must also change the status stored with this biodata.
      const user = await User.findLocked(owner.id, transaction);
      if (!user) throw unauthenticated();
      await refuseMore(user, idempotencyKey, transaction);
      await insertBiodata(user, form, photoKey, transaction, { idempotencyKey });
      await Rejection.noteCorrected(user, ['photoKey', 'gotra'], transaction);
    }),
  );
  await insert.catch((error: unknown) => {
    // A parallel request with the same key has saved its biodata first, so update that biodata.
    if (error instanceof UniqueConstraintError) return addBiodata(owner, form, photo);
    throw error;
  });
}

/** Refuse a biodata over the limit, except a repeated form. Only a check under the account's lock counts. */
async function refuseMore(owner: UserRow, idempotencyKey: string, transaction?: Transaction): Promise<void> {
  const isApproved = owner.status === 'approved';
  const max = isApproved ? MAX_BIODATA : MAX_BIODATA_BEFORE_APPROVAL;
  const newest = await Profile.findAll({
    attributes: ['idempotencyKey'],
    where: { userId: owner.id },
    order: [['id', 'DESC']],
    limit: max,
    transaction: transaction ?? null,
    raw: true,
  });
  const isSentAgain = newest.some((saved) => saved.idempotencyKey === idempotencyKey);
  if (newest.length < max || isSentAgain) return;
  throw conflict('fullname', isApproved ? 'refused.mostBiodata' : 'refused.mostBeforeApproval', { max });
}

/** @param countTaken counts each refusal because a phone or email belongs to another account */
export async function signUp(
  form: SignupForm,
  photo: Upload,
  language: Language,
  countTaken: CountTaken,
): Promise<User> {
  const account: RegisterForm = form;
  refuseWeakPassword(form.password, ownerOf(account));
  // Decode the photo first: an invalid photo must not reveal whether a phone or email is registered.
  const files = await decodePhoto(photo);
  await countTaken(() => refuseTaken(account));
  const passwordHash = await hashPassword(form.password);
  return withStoredPhoto(files, (photoKey) =>
    inTransaction(async (transaction) => {
      const user = await insertMember(account, passwordHash, language, transaction);
      const candidateKnowsSince = form.candidateKnows === KNOWN ? new Date() : null;
      await insertBiodata(user, form, photoKey, transaction, { candidateKnowsSince });
      return user;
    }),
  );
}

async function insertBiodata(
  user: User,
  form: BiodataForm,
  photoKey: string | undefined,
  transaction: Transaction,
  {
    idempotencyKey = '',
    candidateKnowsSince = null,
  }: { idempotencyKey?: string; candidateKnowsSince?: Date | null } = {},
): Promise<void> {
  const columns = biodataColumns(form);
  await Profile.create(
    {
      ...columns,
      fatherName: columns.fatherName ?? user.fullName,
      userId: user.id,
      ownerStatus: user.status,
      photoKey: photoKey ?? null,
      idempotencyKey: idempotencyKey || null,
      candidateKnowsSince,
    },
    { transaction },
  );
  if (photoKey) await keepPhoto(photoKey, transaction);
}
