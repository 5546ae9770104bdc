import {
  folded,
  latinDigits,
  parseDate,
  PHONE_LENGTH,
  plainDigits,
  withoutFillers,
} from '@pehchan/contract/common';
import type { MessageKey } from '@pehchan/contract/messages';
import { monthsIn } from '../i18n/months.ts';
import type { KitTranslate } from '../i18n/use-translation.ts';

/** By the key of a rule's message: the key of the message that a blank field shows instead. */
const BLANK: Partial<Record<string, MessageKey>> = {
  'invalid.email': 'invalid.blank.email',
  'invalid.password.short': 'invalid.blank.password',
  'invalid.otp.length': 'invalid.blank.otp',
  'invalid.code.length': 'invalid.blank.code',
  'invalid.fullname': 'invalid.blank.fullname',
  'invalid.city': 'invalid.blank.city',
  'invalid.gotra': 'invalid.blank.gotra',
  'invalid.mother': 'invalid.blank.mother',
  'invalid.father': 'invalid.blank.father',
  'invalid.grandfather': 'invalid.blank.grandfather',
  'invalid.user.name': 'invalid.blank.name',
  'invalid.user.father': 'invalid.blank.father',
};

/** Return the exact fault's message where a rule has one message for several (specification section 5). */
export function realFault(rule: string, value: unknown, t: KitTranslate): string | undefined {
  if (typeof value !== 'string' && value !== undefined) return undefined;
  const text = value ?? '';
  const blank = BLANK[rule];
  if (blank !== undefined && isBlank(rule, text)) return t(blank);
  if (rule.startsWith('invalid.phone.')) return faultOfPhone(text, t);
  if (rule === 'invalid.birth.format') return faultOfDate(text, t);
  // The date exists, but is too many years ago for a candidate.
  if (rule === 'invalid.birth.input') return t('invalid.birth.year', { year: text.slice(0, 4) });
  return undefined;
}

/** Return whether a field is blank. In a password, blanks count as characters. */
const isBlank = (rule: string, text: string) =>
  rule === 'invalid.password.short' ? text === '' : String(folded(withoutFillers(text))) === '';

function faultOfPhone(text: string, t: KitTranslate): string | undefined {
  // Remove a country code only after `+` or `00`: a number without either can also begin with 91.
  const typed = plainDigits(text).replace(/^\s*(?:\+|00)/.test(text) ? /^(?:00)?91/ : '', '');
  if (typed === '') return undefined;
  if (/\D/.test(typed)) return t('invalid.phone.letters');
  if (typed.length === PHONE_LENGTH) return undefined;
  return t('invalid.phone.length', { length: PHONE_LENGTH, n: typed.length });
}

function faultOfDate(text: string, t: KitTranslate): string | undefined {
  const [year = '', month = '', day = ''] = latinDigits(text).split('-');
  const missing = [
    [day, t('date.day')],
    [month, t('date.month')],
    [year, t('date.year')],
  ].flatMap(([part, label]) => (part ? [] : [label]));
  if (missing.length > 0) return t('invalid.birth.missing', { parts: missing.join(', ') });
  if (!/^\d{4}$/.test(year)) return t('invalid.birth.years');
  const name = monthsIn(t)[Number(month) - 1];
  const last = lastDayOf(year, month);
  if (name === undefined || last === undefined) return undefined;
  return t('invalid.birth.day', { day: Number(day), month: name, year, last });
}

const lastDayOf = (year: string, month: string) =>
  [31, 30, 29, 28].find((day) => parseDate(`${year}-${month}-${day}`) !== undefined);
