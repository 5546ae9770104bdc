import { boolean, number, string, ValidationError, type AnyObjectSchema, type InferType } from 'yup';
import { DEMO_ADMIN_PHONE, HTTPS_WANTS_PRODUCTION, markSecretsIn, REDIS_PREFIX } from './index.ts';

export const urlSetting = (example: string, ...schemes: string[]) =>
  string().test('url', `must be a URL such as ${example}`, (value) => {
    if (value === undefined) return true;
    return URL.canParse(value) && schemes.includes(new URL(value).protocol);
  });

export const wholeNumber = (min: number, max: number) => {
  const sentence = `must be a whole number from ${min} to ${max}`;
  return number().typeError(sentence).integer(sentence).min(min, sentence).max(max, sentence);
};

export const databaseUrl = urlSetting('mysql://user:password@host:3306/name', 'mysql:', 'mariadb:');
export const redisUrl = urlSetting('redis://:password@host:6379', 'redis:', 'rediss:');

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** A secret needs more different characters: 32 random hexadecimal digits have about 14, never only 8. */
const FEW_LETTERS = 8;

const amount = wholeNumber(1, 1_000_000);

/** The settings of the API. `npm start` also checks them, so that it refuses what the API would refuse. */
export const serviceSettings = {
  NODE_ENV: string().oneOf(['production', 'development', 'test']).default('development'),
  PORT: wholeNumber(1, 65_535).default(3000),
  // MariaDB ends a path at a colon. A control character in a path would break lines of logs and files.
  DATA_DIR: string()
    .matches(/^[^\p{Cc}:]*$/u, 'must be a folder without a line break, another control character or a colon')
    .default('.data'),
  DATABASE_URL: databaseUrl,
  MIGRATE_DATABASE_URL: databaseUrl.when('DATABASE_URL', {
    is: undefined,
    then: (schema) => schema.oneOf([undefined], 'requires DATABASE_URL'),
  }),
  DATABASE_POOL: wholeNumber(2, 500).default(10),
  REDIS_URL: redisUrl,
  REDIS_PREFIX: string().default(REDIS_PREFIX),
  SMTP_URL: urlSetting('smtp://user:password@host:587', 'smtp:', 'smtps:'),
  MAIL_FROM: string().default('Pehchan <no-reply@localhost>'),
  CLOUDINARY_URL: urlSetting('cloudinary://key:secret@cloud', 'cloudinary:'),
  SESSION_SECRET: string()
    .min(32, 'must have at least 32 characters')
    .test(
      'letters',
      'must be random, as openssl rand -hex 32 makes it: it has few different characters',
      (value) => value === undefined || new Set(value).size > FEW_LETTERS,
    )
    .when('NODE_ENV', {
      is: 'production',
      then: (schema) => schema.required('is required when NODE_ENV=production'),
    }),
  MARK_SECRETS: string().test(
    'length',
    'must be secrets of at least 32 characters each, as openssl rand -hex 32 makes them',
    (value) => value === undefined || markSecretsIn(value).every(({ length }) => length >= 32),
  ),
  MARKED_PHOTOS_MB: wholeNumber(10, 1_000_000).default(1000),
  SHEET_HEADING: string().max(120, 'must have at most 120 characters').default(''),
  PUBLIC_URL: urlSetting('https://pehchan.example', 'http:', 'https:').when('NODE_ENV', {
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
  ADDRESS_LIMIT: wholeNumber(1, 1_000_000),
  CARD_LIMIT: amount.default(600),
  CARD_PHOTO_LIMIT: amount.default(600),
  NOTICE_CARDS_HOUR: amount.default(200),
  NOTICE_CARDS_DAY: amount.default(400),
  NOTICE_VIEWS_HOUR: amount.default(60),
  NOTICE_VIEWS_DAY: amount.default(80),
  NOTICE_VIEWS_WEEK: amount.default(150),
  NOTICE_NUMBERS_WEEK: amount.default(40),
  TRUST_PROXY: string().default('loopback'),
  LOG_LEVEL: string()
    .oneOf(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info'),
  METRICS_PORT: wholeNumber(1, 65_535),
};

type Deciding = {
  NODE_ENV: string;
  PORT: number;
  DEMO?: boolean | undefined;
  PUBLIC_URL?: string | undefined;
  MAINTAINER_PHONE?: string | undefined;
  ADDRESS_LIMIT?: number | undefined;
};

/** Return the settings that follow from others, for both the start and the API. */
export function followingSettings(values: Deciding) {
  const production = values.NODE_ENV === 'production';
  const demo = !production && (values.DEMO ?? true);
  return {
    production,
    demo,
    /** The site's address without a trailing slash: for links in mail and to refuse writes of other sites. */
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    /** The phone of the administrator who can delete accounts without biodata. */
    maintainerPhone: values.MAINTAINER_PHONE ?? (demo ? DEMO_ADMIN_PHONE : undefined),
    /** Whole villages share one address behind a carrier's NAT; developers and tests share one machine. */
    addressLimit: values.ADDRESS_LIMIT ?? (production ? 100 : 1000),
  };
}

/** All invalid settings in one error. The message repeats no value, because a value may be a password. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Read the settings of a schema. An empty value counts as absent, as in a copy of `.env.example`.
 * @throws SettingsError
 */
export function readSettings<Schema extends AnyObjectSchema>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): InferType<Schema> {
  const given = Object.fromEntries(
    Object.keys(schema.fields)
      .map((name) => [name, environment[name]?.trim()] as const)
      .filter(([, value]) => value),
  );
  try {
    return schema.validateSync(given, { abortEarly: false }) as InferType<Schema>;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new SettingsError(
      error.inner.map(({ path, message }) =>
        message.startsWith(path ?? '') ? message : `${path} ${message}`,
      ),
    );
  }
}
