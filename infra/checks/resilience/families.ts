import { randomInt } from 'node:crypto';
import type { SessionReply } from '@pehchan/contract/accounts';
import { url } from '@pehchan/contract/endpoints';
import sharp from 'sharp';
import { cookiesAfter } from '../second-step.ts';

/** A family that signs up. The API stores its account, biodata and photo together, or nothing. */
export interface Family {
  readonly phone: string;
  readonly email: string;
}

export const PASSWORD = 'correct horse';

let number = randomInt(100_000) * 10_000;
const picture = sharp({ create: { width: 320, height: 320, channels: 3, background: '#c84' } })
  .jpeg()
  .toBuffer();

export function nextFamily(): Family {
  const phone = `6${String((number += 1)).padStart(9, '0')}`;
  return { phone, email: `family.${phone}@example.org` };
}

/** @returns whether the site acknowledged the sign-up; false if it rejected it or was unreachable */
export async function signUp(site: string, family: Family): Promise<boolean> {
  return (await signUpAs(site, family)) !== undefined;
}

/** @returns the cookies of the new session; undefined without an acknowledgement */
export async function signUpAs(
  site: string,
  { phone, email }: Family,
  photo = picture,
): Promise<string | undefined> {
  try {
    const body = await signUpForm({ phone, email }, await photo);
    const reply = await fetch(site + url('createProfile'), { method: 'POST', body });
    await reply.arrayBuffer();
    if (reply.status !== 201) return undefined;
    return cookiesAfter(reply);
  } catch {
    return undefined;
  }
}

/** Return the sign-up form. A signed-in family adds a biodata with it. */
export async function signUpForm({ phone, email }: Family, photo?: Buffer): Promise<FormData> {
  const form = new FormData();
  const fields = {
    name: 'Ramesh Suthar', Father: 'Mohanlal Suthar', email, phone, password: PASSWORD, village: 'DHAN',
    fullname: 'Priya Suthar', gender: 'FEMALE', dateOfBirth: '1999-04-01T00:00:00.000Z', height: "5.0'",
    currentLiveCity: 'Mumbai', gotra: 'Kashyap', father: 'Ramesh Suthar', mother: 'Sita Suthar', employedIn: 'PRIVATE',
  }; // prettier-ignore
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const bytes = new Uint8Array(photo ?? (await picture));
  form.append('imageFile', new Blob([bytes], { type: 'image/jpeg' }), 'photo.jpg');
  return form;
}

export async function visitOnce(site: string, family: Family): Promise<boolean> {
  const cookie = await signUpAs(site, family);
  if (!cookie) return false;
  const check = await fetch(site + url('check'), { headers: { cookie } });
  const { user } = (await check.json()) as SessionReply;
  const reply = await fetch(site + url('deleteUser', { id: user.id }), {
    method: 'DELETE',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ currentPassword: PASSWORD }),
  });
  return reply.ok;
}

/** Sign up families continuously, `atOnce` in parallel, until `stop`. */
export function signUpContinuously(site: string, atOnce: number) {
  const sent: Family[] = [];
  const acknowledged: Family[] = [];
  let isOver = false;
  const one = async () => {
    while (!isOver) {
      const family = nextFamily();
      sent.push(family);
      if (await signUp(site, family)) acknowledged.push(family);
    }
  };
  const all = Promise.all(Array.from({ length: atOnce }, one));
  return {
    sent,
    acknowledged,
    async stop() {
      isOver = true;
      await all;
    },
  };
}
