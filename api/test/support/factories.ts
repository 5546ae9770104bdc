import { randomBytes, randomInt } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { literal } from 'sequelize';
import sharp from 'sharp';
import { decodePicture } from '../../src/ground/gateways/pictures/decode.ts';
import { photoStore } from '../../src/ground/gateways/photo-store/photo-store.ts';
import { Profile, type ProfileRow } from '../../src/register/biodata/models/profile.ts';
import { User, type UserRow } from '../../src/identity/accounts/models/user.ts';
import { Block, noteBlocks } from '../../src/register/visibility/models/block.ts';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { Task } from '../../src/ground/tasks/models/task.ts';

export const PASSWORD = 'correct horse';
/** A hash of low cost, because tests verify it thousands of times. The API stores hashes of full cost. */
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

let counter = randomInt(1_000_000_000);
/** Return a phone number that no other record of this run has. */
export const newPhone = () => `7${String((counter += 1) % 1_000_000_000).padStart(9, '0')}`;
const SYLLABLES = [...'KGTDPMNRLS'].flatMap((consonant) => [...'EIOU'].map((vowel) => consonant + vowel));

/** Return a word of letters that no other record has, and that sounds like no other. */
export function newWord(): string {
  let number = BigInt(`${Date.now()}${(counter += 1)}`);
  let word = 'QX';
  for (; number > 0n; number /= 40n) word += SYLLABLES[Number(number % 40n)] ?? '';
  return word;
}
export const newEmail = () => `someone.${randomBytes(6).toString('hex')}@example.org`;

const account = async (overrides: Partial<UserRow>) => ({
  fullName: 'RAMESH SUTHAR',
  fatherName: 'MOHANLAL SUTHAR',
  email: newEmail(),
  phone: newPhone(),
  village: 'DHAN' as const,
  passwordHash: await passwordHash,
  ...overrides,
});

/** Create an account, pending by default. */
export async function buildUser(overrides: Partial<UserRow> = {}): Promise<User> {
  return User.create(await account(overrides));
}

/** The number of rows that one statement saves well within its deadline, even on a busy machine. */
const CHUNK = 100;
const chunksOf = <T>(rows: T[]) =>
  Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) =>
    rows.slice(index * CHUNK, (index + 1) * CHUNK),
  );

/** Create many accounts in few statements, because many statements would wait for each other. */
export async function buildUsers(rows: Partial<UserRow>[]): Promise<void> {
  for (const chunk of chunksOf(rows)) await User.bulkCreate(await Promise.all(chunk.map(account)));
}

export const buildApproved = (overrides: Partial<UserRow> = {}) =>
  buildUser({ status: 'approved', ...overrides });
export const buildAdmin = (overrides: Partial<UserRow> = {}) =>
  buildApproved({ role: 'ADMIN', ...overrides });

export async function hide(user: User, other: User): Promise<void> {
  const { id: otherId, fullName: name, village } = other;
  await Block.create({ userId: user.id, otherId, name, village });
  await sequelize.transaction((transaction) => noteBlocks([user.id, other.id], transaction));
}

/** Return the maintainer. `setup.ts` sets the maintainer's phone number. */
export async function buildMaintainer(): Promise<User> {
  const phone = process.env['MAINTAINER_PHONE'] ?? '';
  return (await User.findOne({ where: { phone } })) ?? buildAdmin({ phone });
}

/** Give the maintainer another number, so that `buildMaintainer` creates a new one. */
export const freeMaintainerPhone = () =>
  User.update({ phone: newPhone() }, { where: { phone: process.env['MAINTAINER_PHONE'] } });

const biodata = (owner: User, columns: Partial<ProfileRow>) => ({
  userId: owner.id,
  ownerStatus: owner.status,
  fullName: 'PRIYA SUTHAR',
  gender: 'FEMALE' as const,
  dateOfBirth: '1999-04-01',
  height: "5.0'",
  city: 'MUMBAI',
  gotra: 'KASHYAP',
  phone: owner.phone,
  village: owner.village,
  fatherName: owner.fullName,
  motherName: 'SITA SUTHAR',
  education: 'B.COM',
  college: '',
  employment: 'PRIVATE' as const,
  occupation: '',
  organisation: '',
  brothers: 0,
  marriedBrothers: 0,
  sisters: 0,
  marriedSisters: 0,
  aboutMe: '',
  hobbies: '',
  aboutFamily: '',
  aboutCareer: '',
  aboutEducation: '',
  ...columns,
});

/** Create a biodata, with an approved owner if none is given. */
export async function buildProfile(
  overrides: Partial<ProfileRow> & { owner?: User; withPhoto?: boolean } = {},
): Promise<Profile> {
  const { owner = await buildApproved(), withPhoto, ...columns } = overrides;
  const photoKey = withPhoto ? await storePhoto() : null;
  return Profile.create(biodata(owner, { photoKey, ...columns }));
}

export async function buildProfiles(owner: User, rows: Partial<ProfileRow>[]): Promise<void> {
  for (const chunk of chunksOf(rows)) await Profile.bulkCreate(chunk.map((row) => biodata(owner, row)));
}

let picture: Promise<Buffer> | undefined;

export function jpeg(): Promise<Buffer> {
  picture ??= sharp({ create: { width: 640, height: 480, channels: 3, background: '#c84' } })
    .jpeg()
    .toBuffer();
  return picture;
}

let decoded: ReturnType<typeof decodePicture> | undefined;

export async function storePhoto(): Promise<string> {
  const key = randomBytes(16).toString('hex');
  decoded ??= jpeg().then(decodePicture);
  await photoStore.put(key, await decoded);
  return key;
}

export const accountForm = (overrides: Record<string, unknown> = {}) => ({
  name: 'Ramesh Suthar',
  Father: 'Mohanlal Suthar',
  email: newEmail(),
  phone: newPhone(),
  password: PASSWORD,
  village: 'DHAN',
  ...overrides,
});

export const biodataForm = (overrides: Record<string, unknown> = {}) => ({
  fullname: 'Priya Suthar',
  gender: 'FEMALE',
  dateOfBirth: '1999-04-01T00:00:00.000Z',
  height: "5.0'",
  currentLiveCity: 'Mumbai',
  gotra: 'Kashyap',
  phone: newPhone(),
  village: 'DHAN',
  father: 'Ramesh Suthar',
  mother: 'Sita Suthar',
  employedIn: 'PRIVATE',
  ...overrides,
});

/** Return the fields as multipart, with a photo unless `photo` is null. Undefined fields are left out. */
export async function multipart(
  fields: Record<string, unknown>,
  photo: { field: string; bytes?: Buffer; name?: string; type?: string } | null = { field: 'imageFile' },
): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  if (photo) {
    const bytes = new Uint8Array(photo.bytes ?? (await jpeg()));
    form.append(
      photo.field,
      new Blob([bytes], { type: photo.type ?? 'image/jpeg' }),
      photo.name ?? 'photo.jpg',
    );
  }
  return form;
}

/** Delete the background jobs of other tests, so that processes of this test do not do them. */
/** Let the seconds pass in which an administrator can undo a decision: its mail is due now. */
export async function passUndoTime(): Promise<void> {
  const dueAt = literal('UTC_TIMESTAMP(3)');
  await Task.update({ dueAt }, { where: { kind: ['mail-approval', 'mail-rejection'], state: 'waiting' } });
}

export async function removeTasks(): Promise<void> {
  await Task.destroy({ where: {} });
}
