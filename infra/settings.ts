import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { boolean, number, object, string, ValidationError } from 'yup';
import { Refusal } from './refusal.ts';
import { ROOT } from './repository.ts';

/** The demo community's administrator: the maintainer where nobody else was named. */
const DEMO_ADMINISTRATOR = '9000000001';

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
  DATA_DIR: string().default('.data'),
  DATABASE_URL: url('mysql://user:password@host:3306/name', 'mysql:', 'mariadb:'),
  REDIS_URL: url('redis://:password@host:6379', 'redis:', 'rediss:'),
  SMTP_URL: url('smtp://user:password@host:587', 'smtp:', 'smtps:'),
  CLOUDINARY_URL: url('cloudinary://key:secret@cloud', 'cloudinary:'),
  SESSION_SECRET: string()
    .min(32, 'must have at least 32 characters')
    .when('NODE_ENV', {
      is: 'production',
      then: (schema) => schema.required('is required when NODE_ENV=production'),
    }),
  PUBLIC_URL: url('https://pehchan.example', 'http:', 'https:'),
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
});

/** Handed to the API as they are. */
const PASSED_ON = [
  'MAIL_FROM',
  'REDIS_PREFIX',
  'DATABASE_POOL',
  'ADDRESS_LIMIT',
  'TRUST_PROXY',
  'LOG_LEVEL',
] as const;

/** Every variable that a person may set; `.env.example` lists exactly these. */
export const SETTING_NAMES = Object.keys(environmentSchema.fields);

export interface Settings {
  readonly production: boolean;
  readonly port: number;
  readonly dataDir: string;
  /** Undefined: a private MariaDB in the data directory. */
  readonly databaseUrl: string | undefined;
  /** Undefined: a private Redis in the data directory. */
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly cloudinaryUrl: string | undefined;
  /** Undefined: generated once into the data directory. */
  readonly sessionSecret: string | undefined;
  readonly publicUrl: string;
  readonly maintainerPhone: string | undefined;
  readonly demo: boolean;
  /** What only the API reads. */
  readonly passedOn: Readonly<Record<string, string>>;
}

type Environment = Record<string, string | undefined>;

/** The environment, and below it the file `.env` where there is one. */
export function readEnvironment(): Environment {
  return { ...readEnvFile(join(ROOT, '.env')), ...process.env };
}

/** Throws one refusal that lists every problem at once. */
export function parseSettings(environment: Environment): Settings {
  const given = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, environment[name]?.trim()]).filter(([, value]) => value),
  );
  const values = validate(given);
  const production = values.NODE_ENV === 'production';
  const demo = !production && (values.DEMO ?? true);
  return Object.freeze({
    production,
    port: values.PORT,
    dataDir: resolve(ROOT, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    cloudinaryUrl: values.CLOUDINARY_URL,
    sessionSecret: values.SESSION_SECRET,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    maintainerPhone: values.MAINTAINER_PHONE ?? (demo ? DEMO_ADMINISTRATOR : undefined),
    demo,
    passedOn: Object.fromEntries(
      PASSED_ON.flatMap((name) => (values[name] === undefined ? [] : [[name, String(values[name])]])),
    ),
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
    throw new Refusal(`These settings can't be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
}

function readEnvFile(file: string): Environment {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
