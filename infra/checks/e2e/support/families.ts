import type { SessionReply } from '@pehchan/contract/accounts';
import type { ProfilesReply } from '@pehchan/contract/biodata';
import { url } from '@pehchan/contract/endpoints';
import { photoFromAPhone } from './photo.ts';
import { expect, type Page } from './test.ts';

export type Family = ReturnType<typeof newFamily>;

/** Return a new word that no name contains yet, of letters only, as in names. */
export const newWord = () =>
  [...String(process.hrtime.bigint()).slice(-8)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

export function newFamily(name: string) {
  const digits = `${process.hrtime.bigint()}`.slice(-9).padStart(9, '0');
  return {
    father: `${name} Mehta`,
    grandfather: 'Old Mehta',
    child: `Asha ${name} Mehta`,
    email: `${name.toLowerCase().replace(/ /g, '.')}.${digits}@example.org`,
    phone: `7${digits}`,
    password: 'a quiet river',
  };
}

/** Register a family through the API. This browser is signed in afterwards. */
export async function register(page: Page, name: string): Promise<Family & { id: number }> {
  const family = newFamily(name);
  const answer = await page.request.post(url('register'), { data: accountOf(family) });
  expect(answer.status()).toBe(201);
  const { user } = (await answer.json()) as SessionReply;
  return { ...family, id: user.id };
}

/** @param office the browser of an administrator */
export async function approve(office: Page, { id }: { id: number }): Promise<void> {
  expect((await office.request.put(url('approveUser', { id }))).status()).toBe(200);
}

export const accountOf = (family: Family) => ({
  name: family.father,
  Father: family.grandfather,
  email: family.email,
  phone: family.phone,
  password: family.password,
  village: 'DANTRAI',
});

/** @param others the optional fields of the biodata form, by name */
export async function addChild(
  page: Page,
  family: Family,
  name: string,
  picture?: Buffer,
  others: Readonly<Record<string, string>> = {},
): Promise<void> {
  const answer = await page.request.post(url('createProfile'), {
    multipart: {
      fullname: name,
      gender: 'FEMALE',
      dateOfBirth: '1998-04-01T00:00:00.000Z',
      currentLiveCity: 'Pune',
      gotra: 'Kashyap',
      phone: family.phone,
      village: 'DANTRAI',
      mother: 'Kamla Mehta',
      employedIn: 'PRIVATE',
      ...others,
      imageFile: {
        name: 'IMG_2042.jpg',
        mimeType: 'image/jpeg',
        buffer: picture ?? (await photoFromAPhone()),
      },
    },
  });
  expect(answer.status()).toBe(201);
}

export async function ownProfiles(page: Page): Promise<ProfilesReply['profiles']> {
  const answer = await page.request.get(url('getOwnProfiles'));
  return ((await answer.json()) as ProfilesReply).profiles;
}

export async function signInAs(page: Page, { phone, password }: Pick<Family, 'phone' | 'password'>) {
  await page.locator('[name=phone]').fill(phone);
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: /^(Login|लॉगिन)/ }).click();
}
