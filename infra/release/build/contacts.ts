import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { array, object, string, ValidationError } from 'yup';
import { errorCode, messageOf, ROOT, UserError } from '../../lib/index.ts';
import { parseSettings, readEnvironment, type Settings } from '../../lib/settings.ts';

/** The demo community's contacts, which also show the format of the file. */
const DEMO = 'shell/src/pages/administrators.json';

export const SET_CONTACTS = `cp ${DEMO} contacts.json, write your people into it, set CONTACTS_FILE=contacts.json in .env, then npm start`;

const MOST = 12;
const line = string().trim().min(1).max(80).required();

const contactsSchema = array(
  object({
    name: line,
    city: line,
    phone: string()
      .matches(/^\d{10}$/, '${path} must be the 10 digits of a phone number')
      .required(),
    email: line.email(),
  }).noUnknown(),
)
  .min(1, 'it is empty')
  .max(MOST)
  .required();

/** Return the operator's file of contacts, or undefined if the site uses the demo's four contacts. */
export async function contactsOfBuild(): Promise<{ file: string; content: string } | undefined> {
  const { contactsFile: file } = parseSettings(readEnvironment());
  return file === undefined ? undefined : { file, content: await readContacts(file) };
}

/** Return why families must not see these contacts. Production must not show the demo's four contacts. */
export async function findContactsProblem({
  production,
  contactsFile,
}: Settings): Promise<string | undefined> {
  if (contactsFile === undefined) {
    return production ? 'The Contact page names the four people of the demo community.' : undefined;
  }
  return readContacts(contactsFile).then(() => undefined, messageOf);
}

/** @param refuseGraver in production called before the error about contacts: rejects a demo community */
export async function refuseDemoContacts(
  settings: Settings,
  refuseGraver?: () => Promise<unknown>,
): Promise<void> {
  const problem = await findContactsProblem(settings);
  if (!problem) return;
  if (settings.production) await refuseGraver?.();
  throw new UserError(`${problem} To name yours: ${SET_CONTACTS}`);
}

async function readContacts(file: string): Promise<string> {
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UserError(`CONTACTS_FILE names ${file}, which can't be read (${errorCode(error)}).`);
  });
  const contacts = parse(file, content);
  const demo = parse(DEMO, await readFile(join(ROOT, DEMO), 'utf8'));
  const invented = contacts.find(({ phone }) => demo.some((one) => one.phone === phone));
  if (invented) {
    throw new UserError(`${invented.name} in ${file} is an invented person of the demo community.`);
  }
  return content;
}

function parse(file: string, content: string) {
  try {
    return contactsSchema.validateSync(JSON.parse(content), { strict: true });
  } catch (error) {
    const reason = error instanceof ValidationError ? error.message : "it isn't JSON";
    throw new UserError(`${file} is not a list of contacts: ${reason}.`);
  }
}
