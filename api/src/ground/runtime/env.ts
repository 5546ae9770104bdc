import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { markSecretsIn } from '@pehchan/operating';
import {
  databaseUrl,
  followingSettings,
  readSettings,
  redisUrl,
  serviceSettings,
  SettingsError,
  wholeNumber,
} from '@pehchan/operating/settings';
import { object, string } from 'yup';
import { givenMarkSecrets, keptMarkSecrets } from './mark-secrets.ts';

/** All settings of the environment, read once. No other file reads `process.env`. */
export type Env = {
  readonly production: boolean;
  /** The address on which this process listens. `npm start` sets it and starts Caddy in front. */
  readonly host: string;
  readonly port: number;
  /** The folder for photos, outgoing mail and generated secrets, unless other settings name their places. */
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** The database user that migrates and removes expired rows; by default the user of `databaseUrl`. */
  readonly migrateDatabaseUrl: string;
  readonly databasePool: number;
  readonly redisUrl: string;
  /** Prefix of every key in Redis, so that two installations can share one server. */
  readonly redisPrefix: string;
  /** The mail server. If absent, mails are written to `DATA_DIR/outbox/*.eml`. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The file with the community's contacts for mails. If absent, mails link to the help page. */
  readonly contactsFile: string | undefined;
  /** Cloudinary's address and key. If absent, photos are kept in `DATA_DIR/photos`. */
  readonly cloudinaryUrl: string | undefined;
  readonly sessionSecret: string;
  readonly markSecrets: readonly string[];
  /** Whether a setting has the secrets of marks; otherwise a file in `DATA_DIR` has them. */
  readonly areMarkSecretsGiven: boolean;
  /** Megabytes of marked copies that this machine keeps in `DATA_DIR/marked`. */
  readonly markedPhotosMb: number;
  /** The community's heading on sheets, such as an invocation; or an empty text. */
  readonly sheetHeading: string;
  /** The site's origin without a trailing slash, for links in mail and the origin check. */
  readonly publicUrl: string;
  /** The maintainer's number: this administrator can also delete accounts without biodata. */
  readonly maintainerPhone: string | undefined;
  readonly demo: boolean;
  /** Proxies with a trusted `X-Forwarded-For`, in Express' notation, including the gateway. */
  readonly trustProxy: string[];
  /** Tries from one address in ten minutes, for each of sign-in, registration, forgot and reset. */
  readonly addressLimit: number;
  /** Distinct biodata of other families that lists show to one account in a day. */
  readonly cardLimit: number;
  readonly cardPhotoLimit: number;
  /** How much one account may read before the administrators get a security event. */
  readonly noticed: {
    readonly cards: { readonly hour: number; readonly day: number };
    readonly views: { readonly hour: number; readonly day: number; readonly week: number };
    readonly numbers: { readonly week: number };
  };
  readonly logLevel: string;
  readonly metricsPort: number | undefined;
  /** Milliseconds for which a stopping process still serves: the gateway must first notice the stop. */
  readonly drain: number;
  readonly stepDeadline: number;
  readonly traceDeadline: number;
};

type Source = Record<string, string | undefined>;

const envSchema = object({
  ...serviceSettings,
  DATABASE_URL: databaseUrl.required('is not set: where is the database?'),
  REDIS_URL: redisUrl.required('is not set: where is Redis?'),
  API_HOST: string().default('127.0.0.1'),
  API_PORT: wholeNumber(0, 65_535).default(4000),
  CONTACTS_FILE: string(),
  API_DRAIN: wholeNumber(0, 60_000).default(0),
  STEP_DEADLINE: wholeNumber(100, 600_000).default(1000),
  // A trace must end before the gateway's limit of 75 seconds.
  TRACE_DEADLINE: wholeNumber(1000, 600_000).default(60_000),
  METRICS_PORT: wholeNumber(0, 65_535),
});

/**
 * Read the settings without creating files.
 * @throws SettingsError with all problems
 */
export function parseEnv(source: Source): Omit<Env, 'sessionSecret' | 'markSecrets'> {
  const values = readSettings(envSchema, source);
  return {
    ...followingSettings(values),
    host: values.API_HOST,
    port: values.API_PORT,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    migrateDatabaseUrl: values.MIGRATE_DATABASE_URL ?? values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    redisUrl: values.REDIS_URL,
    redisPrefix: values.REDIS_PREFIX,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    contactsFile: values.CONTACTS_FILE && resolve(values.CONTACTS_FILE),
    cloudinaryUrl: values.CLOUDINARY_URL,
    areMarkSecretsGiven: values.MARK_SECRETS !== undefined,
    markedPhotosMb: values.MARKED_PHOTOS_MB,
    sheetHeading: values.SHEET_HEADING,
    trustProxy: values.TRUST_PROXY.split(/[\s,]+/).filter(Boolean),
    cardLimit: values.CARD_LIMIT,
    cardPhotoLimit: values.CARD_PHOTO_LIMIT,
    noticed: {
      cards: { hour: values.NOTICE_CARDS_HOUR, day: values.NOTICE_CARDS_DAY },
      views: {
        hour: values.NOTICE_VIEWS_HOUR,
        day: values.NOTICE_VIEWS_DAY,
        week: values.NOTICE_VIEWS_WEEK,
      },
      numbers: { week: values.NOTICE_NUMBERS_WEEK },
    },
    logLevel: values.LOG_LEVEL,
    metricsPort: values.METRICS_PORT,
    drain: values.API_DRAIN,
    stepDeadline: values.STEP_DEADLINE,
    traceDeadline: values.TRACE_DEADLINE,
  };
}

function loadEnv(source: Source): Env {
  try {
    const env = parseEnv(source);
    return Object.freeze({
      ...env,
      sessionSecret: source['SESSION_SECRET']?.trim() || keptSecret(env.dataDir),
      markSecrets: markSecrets(source['MARK_SECRETS'], env.dataDir),
    });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return refuseToStart(error.problems);
  }
}

function refuseToStart(problems: readonly string[]): never {
  process.stderr.write(`Pehchan can’t start:\n${problems.map((problem) => `  - ${problem}\n`).join('')}`);
  process.exit(1);
}

/** Return a stored secret, so that a restart signs no one out. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      refuseToStart([`DATA_DIR (${dataDir}) can’t be written to.`]);
    }
  }
  return readFileSync(file, 'utf8').trim();
}

function markSecrets(given: string | undefined, dataDir: string): readonly string[] {
  const secrets = markSecretsIn(given ?? '');
  try {
    return secrets.length > 0 ? givenMarkSecrets(secrets, dataDir) : keptMarkSecrets(dataDir);
  } catch (error) {
    return refuseToStart([`The secret of the marks in photos: ${(error as Error).message}`]);
  }
}

export const env: Env = loadEnv(process.env);
