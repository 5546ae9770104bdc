import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DEMO_ADMIN_PHONE, HTTPS_WANTS_PRODUCTION, REDIS_PREFIX } from '@pehchan/operating';

/** Everything that the environment decides, read once. No other file reads `process.env`. */
export type Env = {
  readonly production: boolean;
  /** Where this process listens: given by the starter, which puts the gateway in front. */
  readonly host: string;
  readonly port: number;
  /** Photos, outgoing mail and the generated secret live here when nothing else is given. */
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Who makes tables and removes what is over a year old; the same user as above, unless one is given. */
  readonly migrateDatabaseUrl: string;
  readonly databasePool: number;
  readonly redisUrl: string;
  /** Before every key in Redis, so that two installations can share one server. */
  readonly redisPrefix: string;
  /** Absent: mail is written to `DATA_DIR/outbox/*.eml`. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Absent: photos are kept in `DATA_DIR/photos`. */
  readonly cloudinaryUrl: string | undefined;
  readonly sessionSecret: string;
  /** The origin that people use, without a trailing slash: links in mail and the origin check. */
  readonly publicUrl: string;
  /** Who among the administrators may delete accounts without biodata. */
  readonly maintainerPhone: string | undefined;
  /** On an empty database, make the demo community. */
  readonly demo: boolean;
  /** Whose `X-Forwarded-For` is believed: Express' notation, the gateway alone. */
  readonly trustProxy: string;
  /** Tries of sign-in, registration, forgot and reset, each, from one address in ten minutes. */
  readonly addressLimit: number;
  readonly logLevel: string;
  /** Where `/metrics` is served; absent: nowhere. */
  readonly metricsPort: number | undefined;
  /** Milliseconds for which a process that is to stop goes on serving, until the gateway has noticed. */
  readonly drain: number;
};

type Source = Record<string, string | undefined>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads the settings and collects every problem, so that someone setting up a machine sees all of them at
 * once. Makes no file: `loadEnv` adds what has to be generated.
 */
export function parseEnv(source: Source): { env: Omit<Env, 'sessionSecret'>; problems: string[] } {
  const problems: string[] = [];
  const text = (name: string) => source[name]?.trim() || undefined;

  const url = (name: string, protocols: string[], fallback?: string): string => {
    const value = text(name) ?? fallback;
    if (value === undefined) {
      problems.push(`${name} is not set. It must be the address of the server, such as ${protocols[0]}//…`);
      return '';
    }
    const parsed = URL.parse(value);
    if (!parsed || !protocols.includes(parsed.protocol)) {
      // The value itself may hold a password: it is not repeated.
      problems.push(`${name} must be an address that begins with ${protocols.join(' or ')}//.`);
    }
    return value;
  };

  const number = (name: string, fallback: number, min: number, max: number): number => {
    const value = text(name);
    if (value === undefined) return fallback;
    const parsed = Number(value);
    if (!Number.isInteger(parsed) || parsed < min || parsed > max) {
      problems.push(`${name} must be a whole number from ${min} to ${max}, not '${value}'.`);
    }
    return parsed;
  };

  const production = text('NODE_ENV') === 'production';
  const demo = flag(text('DEMO'), !production);
  if (production && text('DEMO') && demo) {
    problems.push('DEMO can’t be on when NODE_ENV=production: everybody knows the demo password.');
  }
  const secret = text('SESSION_SECRET');
  if (production && !secret) problems.push('SESSION_SECRET is required when NODE_ENV=production.');
  if (secret && secret.length < 32) problems.push('SESSION_SECRET must have at least 32 characters.');
  const maintainerPhone = text('MAINTAINER_PHONE') ?? (demo ? DEMO_ADMIN_PHONE : undefined);
  if (maintainerPhone && !/^\d{10}$/.test(maintainerPhone)) {
    problems.push('MAINTAINER_PHONE must have exactly 10 digits.');
  }
  const logLevel = text('LOG_LEVEL') ?? 'info';
  if (!LOG_LEVELS.includes(logLevel)) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  const port = number('PORT', 3000, 1, 65535);
  const publicUrl = url('PUBLIC_URL', ['http:', 'https:'], `http://localhost:${port}`).replace(/\/+$/, '');
  if (!production && publicUrl.startsWith('https:')) problems.push(`PUBLIC_URL ${HTTPS_WANTS_PRODUCTION}.`);

  const env = {
    production,
    host: text('API_HOST') ?? '127.0.0.1',
    port: number('API_PORT', 4000, 0, 65535),
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl: url('DATABASE_URL', ['mysql:', 'mariadb:']),
    migrateDatabaseUrl: text('MIGRATE_DATABASE_URL')
      ? url('MIGRATE_DATABASE_URL', ['mysql:', 'mariadb:'])
      : (text('DATABASE_URL') ?? ''),
    databasePool: number('DATABASE_POOL', 10, 2, 500),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    redisPrefix: text('REDIS_PREFIX') ?? REDIS_PREFIX,
    smtpUrl: text('SMTP_URL') && url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text('MAIL_FROM') ?? 'Pehchan <no-reply@localhost>',
    cloudinaryUrl: text('CLOUDINARY_URL') && url('CLOUDINARY_URL', ['cloudinary:']),
    publicUrl,
    maintainerPhone,
    demo,
    trustProxy: text('TRUST_PROXY') ?? 'loopback',
    // Whole villages share one address behind a carrier's NAT; developers and test suites share one machine.
    addressLimit: number('ADDRESS_LIMIT', production ? 100 : 1000, 1, 1_000_000),
    logLevel,
    metricsPort: text('METRICS_PORT') === undefined ? undefined : number('METRICS_PORT', 0, 0, 65535),
    drain: number('API_DRAIN', 0, 0, 60_000),
  };
  return { env, problems };
}

/** The settings of this process. Says all that is wrong with them on stderr and exits when something is. */
function loadEnv(source: Source): Env {
  const { env, problems } = parseEnv(source);
  if (problems.length > 0) {
    process.stderr.write(`Pehchan can’t start:\n${problems.map((problem) => `  - ${problem}\n`).join('')}`);
    process.exit(1);
  }
  return Object.freeze({
    ...env,
    sessionSecret: source['SESSION_SECRET']?.trim() || keptSecret(env.dataDir),
  });
}

/**
 * A secret made once and kept, so that a restart signs nobody out. Two processes that start at once agree on
 * one.
 */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      process.stderr.write(`Pehchan can’t start:\n  - DATA_DIR (${dataDir}) can’t be written to.\n`);
      process.exit(1);
    }
  }
  return readFileSync(file, 'utf8').trim();
}

function flag(value: string | undefined, fallback: boolean): boolean {
  return value === undefined ? fallback : !['0', 'false', 'no', 'off'].includes(value.toLowerCase());
}

export const env: Env = loadEnv(process.env);
