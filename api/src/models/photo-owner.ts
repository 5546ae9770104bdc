import type { Transaction } from 'sequelize';
import { Profile } from './profile.ts';
import { User } from './user.ts';

/** The rows that a photo may belong to: a biodata's, or an account's own. */
export async function photoOwner(
  photoKey: string,
  transaction?: Transaction,
): Promise<{ profile?: Profile; user?: User }> {
  const profile = await Profile.findOne({ where: { photoKey }, transaction });
  if (profile) return { profile };
  const user = await User.findOne({ where: { photoKey }, transaction });
  return user ? { user } : {};
}
