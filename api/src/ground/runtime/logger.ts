import { latinDigits } from '@pehchan/contract/common';
import { RELEASE_ID, REMOTE_VERSION } from '@pehchan/release/names';
import { pino } from 'pino';
import { env } from './env.ts';

/** Messages of the database driver quote values (phones, statements): log only their kind and place. */
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

/** Matches long numbers, which are masked, and versions of remotes and releases, which are not. */
const NUMBER = new RegExp(
  String.raw`(?<![\w.-])(${REMOTE_VERSION.source}|${RELEASE_ID.source})(?![\w-])|\d{5,}`,
  'g',
);

const IN_DEVANAGARI = /\p{Script=Devanagari}+/gu;

/** Remove emails, long numbers and Devanagari (maybe a family's name) from a text that came from outside. */
export function withoutPeople(text: string): string {
  const plain = latinDigits(text).replace(IN_DEVANAGARI, '…');
  return plain.replace(/\S+@\S+/g, '…@…').replace(NUMBER, (_, name: string | undefined) => name ?? '…');
}

const EMAIL = /[\w.+%-]+@[\w-]+(\.[\w-]+)+/g;
/** A phone number: ten digits after a country code, a 0 or nothing. Timestamps (13 digits) do not match. */
const PHONE = /(?<![\w-])(?:(?:\+|00)?91[ -]?|0)?[1-9]\d{4}[ -]?\d{3}(\d\d)(?![\w-])/g;

/** Characters that JSON does not escape: they end a line, change direction or control a terminal. */
const UNSEEN = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Mask personal data in each finished line: a caller may log an object without knowing its content. */
export function masked(line: string): string {
  return latinDigits(line).replace(EMAIL, '…@…').replace(PHONE, '…$1').replace(UNSEEN, escaped);
}

const stdout = pino.destination(1);

/**
 * Milliseconds in which lines are gathered: writing single lines takes half of their cost. Warnings are
 * written immediately, because the process may be about to end.
 */
const GATHERED_FOR = 10;
const { warn } = pino.levels.values;
let gathered = '';

const lines = {
  [pino.symbols.needsMetadataGsym]: true as const,
  lastLevel: 0,
  write(line: string): void {
    // The timer also keeps a process alive until its last line is written.
    if (gathered === '') setTimeout(lines.flushSync, GATHERED_FOR);
    gathered += masked(line);
    if (warn !== undefined && lines.lastLevel >= warn) lines.flushSync();
  },
  flushSync(): void {
    if (gathered !== '') stdout.write(gathered);
    gathered = '';
  },
};
process.on('exit', lines.flushSync);

/** Log without personal data, passwords, cookies or query strings. */
export const logger = pino(
  { level: env.logLevel, base: { process: process.pid }, serializers: { err: describeError } },
  lines,
);
