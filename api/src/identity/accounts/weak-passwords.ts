import { DEMO_PASSWORD } from '@pehchan/operating';
import { MIN_PASSWORD_LENGTH } from '@pehchan/contract/accounts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { type HttpError, invalidField } from '../../ground/runtime/errors.ts';
import { isLocalWord } from './local-words.ts';
import type { UserRow } from './models/user.ts';

/** Common passwords, and the demo password. Short ones are included, as people add digits to them. */
const COMMON = new Set([...dictionary['passwords-common'], DEMO_PASSWORD]);

const SHORTEST_COMMON = 4;
/** Digits of a full date. A common word with more digits than this is not weak. */
const MOST_FIGURES = 8;

const LETTER_OF: Readonly<Record<string, string>> = {
  ...{ '@': 'a', 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', $: 's', '!': 'i' },
};

/** Letters that a password needs in addition to words of its owner, such as the name or village. */
const OTHER_LETTERS = 4;
/** Fewest letters of an owner's word (name, village) that counts: shorter ones are in passwords by chance. */
const SHORTEST_WORD = 3;

export type PasswordOwner = Record<
  keyof Pick<UserRow, 'phone' | 'email' | 'fullName' | 'fatherName' | 'village'>,
  string
>;

/**
 * Refuse a new password that attackers try first. Known words stay weak with figures and signs around them:
 * the owner's own, common ones and local ones. Existing passwords stay valid.
 */
export function refuseWeakPassword(password: string, owner: PasswordOwner, field = 'password'): void {
  if (isCommon(password)) throw weakPassword(field, 'common');
  if (isOwn(password, owner)) throw weakPassword(field, 'own');
  if (isCommonWord(password)) throw weakPassword(field, 'common');
}

const weakPassword = (field: string, problem: 'common' | 'own'): HttpError =>
  invalidField(field, `invalid.password.${problem}`);

function isCommon(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase().trim();
  return COMMON.has(typed) || new Set(typed).size <= 2;
}

/** Return whether a password is a common or local word with signs or digits, such as Ganesh@123. */
function isCommonWord(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  const meant = [/(?<=\p{L})[@01345$!](?=\p{L})/gu, /[@01345$!](?=\p{L})/gu].map((signs) =>
    typed.replaceAll(signs, (sign) => LETTER_OF[sign] ?? ''),
  );
  return [typed, ...meant].some((text) => {
    const letters = text.replaceAll(/[^\p{L}\p{M}]/gu, '');
    const figures = text.match(/\p{N}/gu)?.length ?? 0;
    const isCommon = letters.length >= SHORTEST_COMMON && figures <= MOST_FIGURES && COMMON.has(letters);
    return isCommon || (letters !== '' && isLocalWord(letters));
  });
}

function isOwn(password: string, owner: PasswordOwner): boolean {
  const typed = lettersOf(password);
  const isOfPhone = typed.length >= MIN_PASSWORD_LENGTH && owner.phone.includes(typed);
  const words = wordsOf(owner).toSorted((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), typed);
  return isOfPhone || (rest !== typed && rest.replaceAll(/[^\p{L}\p{M}]/gu, '').length < OTHER_LETTERS);
}

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

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
