import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import {
  followingSettings,
  readSettings,
  serviceSettings,
  SettingsError,
  urlSetting,
  wholeNumber,
} from '@pehchan/operating/settings';
import { object, string } from 'yup';
import { errorCode, UserError } from './errors.ts';
import { ROOT } from './repository.ts';

/** Asks for the demo community's four where an empty `CONTACTS_FILE` is a community's own: in containers. */
const DEMO_CONTACTS = 'demo';

const environmentSchema = object({
  ...serviceSettings,
  API_PROCESSES: wholeNumber(1, 16).default(1),
  HOST: string().test(
    'address',
    'must be an address of this machine, such as 0.0.0.0 for all of them',
    (value) => value === undefined || value === 'localhost' || isIP(value) > 0,
  ),
  // Read by the gateway alone.
  TRUSTED_PROXIES: string().matches(
    /^[\da-f.:]+\/\d+( [\da-f.:]+\/\d+)*$/i,
    'must be networks such as 10.0.0.0/8, separated by blanks',
  ),
  OFFLINE_PAGE: string().oneOf(['0', '1'], 'must be 0 or 1').default('1'),
  // Read when the shell is built.
  CONTACTS_FILE: string().transform((value: unknown) => (value === DEMO_CONTACTS ? undefined : value)),
  // Read by the commands of the operator alone.
  BACKUP_KEY: string().min(20, 'must have at least 20 characters'),
  // Who hears of what publishers do.
  OPERATOR_EMAIL: string().email('must be an address such as kamla@pehchan.example'),
  // Read by whoever ships a remote.
  RELEASE_URL: urlSetting('https://pehchan.example', 'http:', 'https:'),
  RELEASE_TOKEN: string(),
  RELEASE_BY: string(),
});

/** Every variable that a person may set; `.env.example` lists exactly these. */
export const SETTING_NAMES = Object.keys(environmentSchema.fields);

export type Settings = ReturnType<typeof parseSettings>;

type Environment = Record<string, string | undefined>;

/** Where settings may stand. */
export const ENV_FILE = join(ROOT, '.env');

/** The environment, and below it the file `.env` where there is one. */
export function readEnvironment(file = ENV_FILE): Environment {
  return { ...readEnvFile(file), ...process.env };
}

/** Throws one error that lists every problem at once. */
export function parseSettings(environment: Environment) {
  const values = validate(environment);
  return Object.freeze({
    ...followingSettings(values),
    port: values.PORT,
    /** Undefined: this machine alone; in production, all of its addresses. */
    host: values.HOST,
    apiProcesses: values.API_PROCESSES,
    dataDir: resolve(ROOT, values.DATA_DIR),
    /** Undefined: a private MariaDB in the data directory; and of the next, a private Redis. */
    databaseUrl: values.DATABASE_URL,
    /** Who makes the tables and removes what is over a year old. Undefined: the same user. */
    migrateDatabaseUrl: values.MIGRATE_DATABASE_URL,
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    cloudinaryUrl: values.CLOUDINARY_URL,
    /** Undefined: generated once into the data directory. */
    sessionSecret: values.SESSION_SECRET,
    trustedProxies: values.TRUSTED_PROXIES,
    /** Whether a page without a signal says so itself. */
    offlinePage: values.OFFLINE_PAGE !== '0',
    /** Whom the Contact page names. Undefined: the demo community's four. */
    contactsFile: values.CONTACTS_FILE && resolve(ROOT, values.CONTACTS_FILE),
    /** Undefined: backups are not encrypted. */
    backupKey: values.BACKUP_KEY,
    /** Undefined: what publishers do is said where the site is watched, and nowhere else. */
    operatorEmail: values.OPERATOR_EMAIL,
    /** The site that a team ships to. Undefined: this machine's. */
    releaseUrl: values.RELEASE_URL,
    releaseToken: values.RELEASE_TOKEN,
    /** Who the history says it was. Undefined: the system's user. */
    releaseBy: values.RELEASE_BY,
    /** What the API reads, where it is set to anything but what the API takes anyway. */
    passedOn: Object.fromEntries(
      Object.entries(serviceSettings).flatMap(([name, schema]) => {
        const given = environment[name]?.trim();
        return given && given !== String(schema.getDefault()) ? [[name, given]] : [];
      }),
    ) as Readonly<Record<string, string>>,
  });
}

function validate(environment: Environment) {
  try {
    return readSettings(environmentSchema, environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const problems = error.problems.map((line) => `  ${line}`).join('\n');
    throw new UserError(`These settings can't be used:\n${problems}`);
  }
}

function readEnvFile(file: string): Environment {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return {};
    // Taken for none, it would make a site for trying things out of a community's.
    throw new UserError(
      `${file} is there and can't be read (${code}). Change its owner or its mode: chmod 600.`,
    );
  }
}
