import { today } from '@pehchan/contract/common';
import { biodataForm, multipart } from './factories.ts';
import type { Client } from './test-server.ts';

/** A new biodata as the form sends it, with a photo. */
export const createBiodata = async (client: Client, change: Record<string, unknown> = {}) =>
  client.call('createProfile', { form: await multipart(biodataForm(change)) });

/** A change of a stored one; `photo`: with a new photo. */
export const updateBiodata = async (
  client: Client,
  id: number,
  change: Record<string, unknown>,
  photo = false,
) =>
  client.call('updateProfile', {
    params: { id },
    form: await multipart(biodataForm(change), photo ? { field: 'image' } : null),
  });

export const ownBiodata = async (client: Client) => (await client.call('getOwnProfiles')).body.profiles;

/** The day on which somebody was born who turned that old today, or some days later. */
export function yearsAgo(years: number, days = 0): string {
  const date = new Date(`${today()}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
