import { readFile } from 'node:fs/promises';
import { array, object, string } from 'yup';
import { env } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';
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
export async function callers({ contactsFile, publicUrl } = env): Promise<Line[]> {
  const help = { link: `${publicUrl}/help` };
  if (!contactsFile) return [help];
  try {
    const contacts = await contactsSchema.validate(JSON.parse(await readFile(contactsFile, 'utf8')));
    return contacts.slice(0, MOST).map(({ name, city, phone }) => `• ${name}, ${city}: ${phone}`);
  } catch (error) {
    // Do not throw: the mail to a new email has the link by which its reader removes it.
    logger.warn({ err: error }, 'the contacts for mails can’t be read');
    return [help];
  }
}
