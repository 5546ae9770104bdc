import { today } from '@pehchan/contract/common';
import { biodataForm, multipart } from './factories.ts';
import type { Client } from './test-server.ts';

/** Send a new biodata with a photo, as the form does. */
export const createBiodata = async (client: Client, change: Record<string, unknown> = {}) =>
  client.call('createProfile', { form: await multipart(biodataForm(change)) });

/** Change a stored biodata, with a new photo if `photo` is set. */
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

/** Return the date of birth of a person who turns `years` old in `days` days. */
export function yearsAgo(years: number, days = 0): string {
  const date = new Date(`${today()}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
