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
 * Adds a biodata to an account. One that was saved before under the same key is brought up to date instead:
 * its answer was lost on the way, and whoever sent it may have mended something since.
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
      // Locked: an approval at this very moment would otherwise miss the new row's copy of the standing.
      const user = await User.findLocked(owner.id, transaction);
      if (!user) throw unauthenticated();
      await refuseMore(user, idempotencyKey, transaction);
      await insertBiodata(user, form, photoKey, transaction, { idempotencyKey });
      await Rejection.noteCorrected(user, ['photoKey', 'gotra'], transaction);
    }),
  );
  await insert.catch((error: unknown) => {
    // The first sending was still under way when this one looked.
    if (error instanceof UniqueConstraintError) return addBiodata(owner, form, photo);
    throw error;
  });
}

/**
 * Says so before a photo is decoded for nothing; under the account's lock it decides. What is being sent
 * again takes no place.
 */
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

/**
 * A visitor's account and first biodata: both or neither (specification section 2, Create Biodata screen).
 * @param countTaken counts each answer that a phone or email is taken
 */
export async function signUp(
  form: SignupForm,
  photo: Upload,
  language: Language,
  countTaken: CountTaken,
): Promise<User> {
  const account: RegisterForm = form;
  refuseWeakPassword(form.password, ownerOf(account));
  // Before it is told whose phone and email these are: otherwise a photo that is none would ask for nothing.
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
