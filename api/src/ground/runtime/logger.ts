import { latinDigits } from '@pehchan/contract/common';
import { RELEASE_ID, REMOTE_VERSION } from '@pehchan/release/names';
import { pino } from 'pino';
import { env } from './env.ts';

/**
 * What a log line says of an error. Messages of the database driver quote values (a phone in "Duplicate entry
 * …", whole statements), so of those only the kind and the place are kept.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const original = 'original' in error ? error.original : undefined;
  const code = codeOf(original) ?? codeOf(error) ?? codeOf(error.cause);
  const fromDatabase = original !== undefined || error.name.startsWith('Sequelize');
  return {
    kind: error.name,
    ...(code === undefined ? {} : { code }),
    ...(fromDatabase ? {} : { message: error.message }),
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}

/**
 * Names of versions and releases, in which digits may stand in a row without being anybody's; else a long
 * number.
 */
const NUMBER = new RegExp(
  String.raw`(?<![\w.-])(${REMOTE_VERSION.source}|${RELEASE_ID.source})(?![\w-])|\d{5,}`,
  'g',
);

const IN_DEVANAGARI = /\p{Script=Devanagari}+/gu;

/**
 * Takes emails, long numbers (a phone among them) and all that is written in Devanagari (our code has no word
 * of it, a family's name may be) out of a text that came from outside.
 */
export function withoutPeople(text: string): string {
  const plain = latinDigits(text).replace(IN_DEVANAGARI, '…');
  return plain.replace(/\S+@\S+/g, '…@…').replace(NUMBER, (_, name: string | undefined) => name ?? '…');
}

const EMAIL = /[\w.+%-]+@[\w-]+(\.[\w-]+)+/g;
/**
 * Ten digits, with the country's code, a nought or nothing before them; not a time, which has thirteen, nor a
 * part of an id.
 */
const PHONE = /(?<![\w-])(?:(?:\+|00)?91[ -]?|0)?[1-9]\d{4}[ -]?\d{3}(\d\d)(?![\w-])/g;

/**
 * What JSON leaves as it is, though it ends a line for many readers, turns its direction, or commands a
 * terminal.
 */
const UNSEEN = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The last net, over each finished line: whoever logs an object one day may not know what is in it. */
export function masked(line: string): string {
  return latinDigits(line).replace(EMAIL, '…@…').replace(PHONE, '…$1').replace(UNSEEN, escaped);
}

const stdout = pino.destination(1);

/**
 * Milliseconds in which lines are gathered: by themselves, half of what each costs is the writing. What is
 * wrong is written at once: the process may be about to end.
 */
const GATHERED_FOR = 10;
const { warn } = pino.levels.values;
let gathered = '';

const lines = {
  /** Has pino say the level of what it writes. */
  [pino.symbols.needsMetadataGsym]: true as const,
  lastLevel: 0,
  write(line: string): void {
    // A process that ends by itself waits for its last line.
    if (gathered === '') setTimeout(lines.flushSync, GATHERED_FOR);
    gathered += masked(line);
    if (warn !== undefined && lines.lastLevel >= warn) lines.flushSync();
  },
  /** Whoever writes that the process is about to end calls it, too. */
  flushSync(): void {
    if (gathered !== '') stdout.write(gathered);
    gathered = '';
  },
};
process.on('exit', lines.flushSync);

/**
 * JSON lines on stdout. Never a phone, an email, a password, a cookie or a query string: see
 * `request-log.ts`.
 */
export const logger = pino(
  { level: env.logLevel, base: { process: process.pid }, serializers: { err: describeError } },
  lines,
);
