import type { RegisterForm } from '@pehchan/contract/account';
import type { BiodataForm, SignupForm } from '@pehchan/contract/biodata';
import type { Language } from '@pehchan/contract/constants';
import type { Transaction } from 'sequelize';
import { inTransaction } from '../database/transaction.ts';
import { unauthenticated } from '../errors.ts';
import type { Upload } from '../gateways/image.ts';
import { Profile } from '../models/profile.ts';
import { User, type UserRow } from '../models/user.ts';
import { hashPassword } from '../passwords.ts';
import { biodataColumns } from './biodata-columns.ts';
import { keepPhoto, withStoredPhoto } from './photos.ts';
import { insertMember, refuseTaken } from './register-member.ts';

/** Adds a biodata to an account. */
export function addBiodata(owner: Pick<UserRow, 'id'>, form: BiodataForm, photo: Upload): Promise<Profile> {
  return withStoredPhoto(photo, (photoKey) =>
    inTransaction(async (transaction) => {
      // Locked: an approval at this very moment would otherwise miss the new row's copy of the standing.
      const user = await User.findLocked(owner.id, transaction);
      if (!user) throw unauthenticated();
      return insertBiodata(user, form, photoKey, transaction);
    }),
  );
}

/** A visitor's account and first biodata: both or neither (specification section 2, Create Biodata screen). */
export async function signUp(form: SignupForm, photo: Upload, language: Language): Promise<User> {
  const account: RegisterForm = form;
  await refuseTaken(account);
  const passwordHash = await hashPassword(form.password);
  return withStoredPhoto(photo, (photoKey) =>
    inTransaction(async (transaction) => {
      const user = await insertMember(account, passwordHash, language, transaction);
      await insertBiodata(user, form, photoKey, transaction);
      return user;
    }),
  );
}

async function insertBiodata(
  user: User,
  form: BiodataForm,
  photoKey: string | undefined,
  transaction: Transaction,
): Promise<Profile> {
  const columns = biodataColumns(form);
  const profile = await Profile.create(
    {
      ...columns,
      fatherName: columns.fatherName ?? user.fullName,
      userId: user.id,
      ownerStatus: user.status,
      photoKey: photoKey ?? null,
    },
    { transaction },
  );
  if (photoKey) await keepPhoto(photoKey, transaction);
  return profile;
}
