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

/** Selects the demo contacts. In containers an empty `CONTACTS_FILE` is the community's own file. */
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
    /** Undefined: only this machine can connect; in production, anyone. */
    host: values.HOST,
    apiProcesses: values.API_PROCESSES,
    dataDir: resolve(ROOT, values.DATA_DIR),
    /** Undefined: a private database server. */
    databaseUrl: values.DATABASE_URL,
    /** The user that makes tables. Undefined: that of `databaseUrl`. */
    migrateDatabaseUrl: values.MIGRATE_DATABASE_URL,
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    cloudinaryUrl: values.CLOUDINARY_URL,
    /** Undefined: a secret is made once in the data directory. */
    sessionSecret: values.SESSION_SECRET,
    trustedProxies: values.TRUSTED_PROXIES,
    offlinePage: values.OFFLINE_PAGE !== '0',
    /** Undefined: the contacts of the demo community. */
    contactsFile: values.CONTACTS_FILE && resolve(ROOT, values.CONTACTS_FILE),
    /** Undefined: backups are not encrypted. */
    backupKey: values.BACKUP_KEY,
    /** Undefined: changes by publishers are only printed. */
    operatorEmail: values.OPERATOR_EMAIL,
    /** The site that a remote team publishes to. Undefined: this machine's. */
    releaseUrl: values.RELEASE_URL,
    releaseToken: values.RELEASE_TOKEN,
    /** The name for the history. Undefined: the system's user. */
    releaseBy: values.RELEASE_BY,
    /** The API's variables that differ from its defaults. */
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
