import { readFile } from 'node:fs/promises';
import { array, object, string } from 'yup';
import { env } from '../runtime/env.ts';
import type { Line } from './letter.ts';

const contactsSchema = array(
  object({
    name: string().required(),
    city: string().required(),
    phone: string().required(),
  }),
).required();

/** As many as the screen for pending accounts names: a longer list would hide the mail's other lines. */
const MOST = 2;

/** Return lines with contacts of the community and their numbers, or the help page without such a file. */
export async function callers(): Promise<Line[]> {
  const { contactsFile, publicUrl } = env;
  if (!contactsFile) return [{ link: `${publicUrl}/help` }];
  const contacts = await contactsSchema.validate(JSON.parse(await readFile(contactsFile, 'utf8')));
  return contacts.slice(0, MOST).map(({ name, city, phone }) => `• ${name}, ${city}: ${phone}`);
}
