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

/** The value of `CONTACTS_FILE` for the demo contacts. In containers, empty means the community's file. */
const DEMO_CONTACTS = 'demo';

const environmentSchema = object({
  ...serviceSettings,
  API_PROCESSES: wholeNumber(1, 16).default(1),
  HOST: string().test(
    'address',
    'must be an address of this machine, such as 0.0.0.0 for all of them',
    (value) => value === undefined || value === 'localhost' || isIP(value) > 0,
  ),
  TRUSTED_PROXIES: string().matches(
    /^[\da-f.:]+\/\d+( [\da-f.:]+\/\d+)*$/i,
    'must be networks such as 10.0.0.0/8, separated by blanks',
  ),
  OFFLINE_PAGE: string().oneOf(['0', '1'], 'must be 0 or 1').default('1'),
  CONTACTS_FILE: string().transform((value: unknown) => (value === DEMO_CONTACTS ? undefined : value)),
  BACKUP_KEY: string().min(20, 'must have at least 20 characters'),
  OPERATOR_EMAIL: string().email('must be an address such as kamla@pehchan.example'),
  RELEASE_URL: urlSetting('https://pehchan.example', 'http:', 'https:'),
  RELEASE_TOKEN: string(),
  RELEASE_BY: string(),
});

/** The settings: `.env.example` lists exactly these names. */
export const SETTING_NAMES = Object.keys(environmentSchema.fields);

export type Settings = ReturnType<typeof parseSettings>;

type Environment = Record<string, string | undefined>;

export const ENV_FILE = join(ROOT, '.env');

export function readEnvironment(file = ENV_FILE): Environment {
  return { ...readEnvFile(file), ...process.env };
}

/** @throws UserError that lists every problem */
export function parseSettings(environment: Environment) {
  const values = validate(environment);
  return Object.freeze({
    ...followingSettings(values),
    port: values.PORT,
    /** The address to listen on. Undefined: in production all, otherwise only this machine's own. */
    host: values.HOST,
    apiProcesses: values.API_PROCESSES,
    dataDir: resolve(ROOT, values.DATA_DIR),
    /** The database's address. Undefined: the start brings a private database server. */
    databaseUrl: values.DATABASE_URL,
    /** The database's address with the user that makes tables. Undefined: the user of `databaseUrl`. */
    migrateDatabaseUrl: values.MIGRATE_DATABASE_URL,
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    cloudinaryUrl: values.CLOUDINARY_URL,
    /** The secret of the sessions. Undefined: a secret is made once and kept in the data directory. */
    sessionSecret: values.SESSION_SECRET,
    trustedProxies: values.TRUSTED_PROXIES,
    offlinePage: values.OFFLINE_PAGE !== '0',
    /** The file with the community's contacts. Undefined: the contacts of the demo community. */
    contactsFile: values.CONTACTS_FILE && resolve(ROOT, values.CONTACTS_FILE),
    /** The key of encrypted backups. Undefined: backups are not encrypted. */
    backupKey: values.BACKUP_KEY,
    /** The address for mails about publishers' changes. Undefined: the changes are only printed. */
    operatorEmail: values.OPERATOR_EMAIL,
    /** The address of the site to which a remote is published. Undefined: the site of this machine. */
    releaseUrl: values.RELEASE_URL,
    releaseToken: values.RELEASE_TOKEN,
    /** The name of the person in the history of releases. Undefined: the name of the system's user. */
    releaseBy: values.RELEASE_BY,
    /** The API's settings that the operator has changed from their defaults. */
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
    // Ignoring an unreadable `.env` would start a production site in demo mode.
    throw new UserError(`${file} can't be read (${code}). Change its owner or its mode: chmod 600.`);
  }
}
