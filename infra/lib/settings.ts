import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { DEMO_ADMIN_PHONE, HTTPS_WANTS_PRODUCTION } from '@pehchan/operating';
import { boolean, number, object, string, ValidationError } from 'yup';
import { errorCode, UserError } from './errors.ts';
import { ROOT } from './repository.ts';

const url = (example: string, ...schemes: string[]) =>
  string().test('url', `must be a URL such as ${example}`, (value) => {
    if (value === undefined) return true;
    return URL.canParse(value) && schemes.includes(new URL(value).protocol);
  });

const wholeNumber = (min: number, max: number) => {
  const sentence = `must be a whole number from ${min} to ${max}`;
  return number().typeError(sentence).integer(sentence).min(min, sentence).max(max, sentence);
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const environmentSchema = object({
  NODE_ENV: string().oneOf(['production', 'development', 'test']).default('development'),
  PORT: wholeNumber(1, 65_535).default(3000),
  API_PROCESSES: wholeNumber(1, 16).default(1),
  DATA_DIR: string().default('.data'),
  DATABASE_URL: url('mysql://user:password@host:3306/name', 'mysql:', 'mariadb:'),
  MIGRATE_DATABASE_URL: url('mysql://user:password@host:3306/name', 'mysql:', 'mariadb:').when(
    'DATABASE_URL',
    {
      is: undefined,
      then: (schema) => schema.oneOf([undefined], 'goes with DATABASE_URL, and can’t stand alone'),
    },
  ),
  REDIS_URL: url('redis://:password@host:6379', 'redis:', 'rediss:'),
  SMTP_URL: url('smtp://user:password@host:587', 'smtp:', 'smtps:'),
  CLOUDINARY_URL: url('cloudinary://key:secret@cloud', 'cloudinary:'),
  SESSION_SECRET: string()
    .min(32, 'must have at least 32 characters')
    .when('NODE_ENV', {
      is: 'production',
      then: (schema) => schema.required('is required when NODE_ENV=production'),
    }),
  PUBLIC_URL: url('https://pehchan.example', 'http:', 'https:').when('NODE_ENV', {
    is: (mode: string) => mode !== 'production',
    then: (schema) =>
      schema.test('production', HTTPS_WANTS_PRODUCTION, (value) => !value?.startsWith('https:')),
  }),
  MAINTAINER_PHONE: string().matches(/^\d{10}$/, 'must be the 10 digits of a phone number'),
  DEMO: boolean()
    .typeError('must be 1 or 0')
    .when('NODE_ENV', {
      is: 'production',
      then: (schema) =>
        schema.oneOf([false], "can't be 1 when NODE_ENV=production: everybody knows the demo password"),
    }),
  // Read by the API alone, which has the same limits; said here, before anything is started.
  MAIL_FROM: string(),
  REDIS_PREFIX: string(),
  DATABASE_POOL: wholeNumber(2, 500),
  ADDRESS_LIMIT: wholeNumber(1, 1_000_000),
  TRUST_PROXY: string(),
  LOG_LEVEL: string().oneOf(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`),
  // There 0 is any free port, which only its tests can find.
  METRICS_PORT: wholeNumber(1, 65_535),
  // Read by the gateway alone.
  TRUSTED_PROXIES: string().matches(
    /^[\da-f.:]+\/\d+( [\da-f.:]+\/\d+)*$/i,
    'must be networks such as 10.0.0.0/8, separated by blanks',
  ),
  // Read by the commands of the operator alone.
  BACKUP_KEY: string().min(20, 'must have at least 20 characters'),
  // Read by whoever ships a remote.
  RELEASE_URL: url('https://pehchan.example', 'http:', 'https:'),
  RELEASE_TOKEN: string(),
  RELEASE_BY: string(),
});

/** Handed to the API as they are. */
const PASSED_ON = [
  'MAIL_FROM',
  'REDIS_PREFIX',
  'DATABASE_POOL',
  'ADDRESS_LIMIT',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'METRICS_PORT',
] as const;

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
  const given = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, environment[name]?.trim()]).filter(([, value]) => value),
  );
  const values = validate(given);
  const production = values.NODE_ENV === 'production';
  const demo = !production && (values.DEMO ?? true);
  return Object.freeze({
    production,
    port: values.PORT,
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
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    maintainerPhone: values.MAINTAINER_PHONE ?? (demo ? DEMO_ADMIN_PHONE : undefined),
    demo,
    trustedProxies: values.TRUSTED_PROXIES,
    /** Undefined: backups are not encrypted. */
    backupKey: values.BACKUP_KEY,
    /** The site that a team ships to. Undefined: this machine's. */
    releaseUrl: values.RELEASE_URL,
    releaseToken: values.RELEASE_TOKEN,
    /** Who the history says it was. Undefined: the system's user. */
    releaseBy: values.RELEASE_BY,
    passedOn: Object.fromEntries(
      PASSED_ON.flatMap((name) => (values[name] === undefined ? [] : [[name, String(values[name])]])),
    ) as Readonly<Record<string, string>>,
  });
}

function validate(given: Environment) {
  try {
    return environmentSchema.validateSync(given, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.inner.map(({ path, message }) =>
      message.startsWith(path ?? '') ? message : `${path} ${message}`,
    );
    throw new UserError(`These settings can't be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
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
