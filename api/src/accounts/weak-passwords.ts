import { DEMO_PASSWORD } from '@pehchan/operating';
import { MIN_PASSWORD_LENGTH } from '@pehchan/contract/accounts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { type HttpError, invalidField } from '../http/errors.ts';
import type { UserRow } from './models/user.ts';

/** The eighteen thousand commonest that are long enough, and the one that stands in the README. */
const COMMON = new Set([
  ...dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD_LENGTH),
  DEMO_PASSWORD,
]);

/** Of a password that is built around somebody's own words, so many letters must be others. */
const OTHER_LETTERS = 4;
/** Shorter ones stand in too many words by chance. */
const SHORTEST_WORD = 3;

export type PasswordOwner = Record<
  keyof Pick<UserRow, 'phone' | 'email' | 'fullName' | 'fatherName' | 'village'>,
  string
>;

/**
 * Refuses a new password that is tried first: a common one, one key again and again, and the owner's own
 * words with a few figures. Those that people have already go on working.
 * @param field of the form, in which the sentence is to stand
 */
export function refuseWeakPassword(password: string, owner: PasswordOwner, field = 'password'): void {
  const problem = isCommon(password) ? 'common' : isOwn(password, owner) ? 'own' : undefined;
  if (problem) throw weakPassword(field, problem);
}

const weakPassword = (field: string, problem: 'common' | 'own'): HttpError =>
  invalidField(field, `invalid.password.${problem}`);

function isCommon(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase().trim();
  return COMMON.has(typed) || new Set(typed).size <= 2;
}

function isOwn(password: string, owner: PasswordOwner): boolean {
  const typed = lettersOf(password);
  const isOfPhone = typed.length >= MIN_PASSWORD_LENGTH && owner.phone.includes(typed);
  const words = wordsOf(owner).toSorted((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), typed);
  return isOfPhone || (rest !== typed && rest.replaceAll(/[^\p{L}\p{M}]/gu, '').length < OTHER_LETTERS);
}

/** What an account says of itself, and the site of its own name. */
function wordsOf({ phone, email, fullName, fatherName, village }: PasswordOwner): string[] {
  const [mailbox = ''] = email.split('@');
  const names = [fullName, fatherName, mailbox].flatMap((text) => [
    text,
    ...text.split(/[^\p{L}\p{M}\p{N}]+/u),
  ]);
  return [...names, email, phone, village, 'pehchan', 'पहचान']
    .map(lettersOf)
    .filter(({ length }) => length >= SHORTEST_WORD);
}

/** Letters and figures alone, so that dots and blanks between them make no difference. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
