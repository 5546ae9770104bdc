import { latinDigits, mobileDigits, PHONE_LENGTH, plainDigits } from '@pehchan/contract/common';
import { type Sql, sql } from '../database/select.ts';
import { containing } from './search-parts.ts';

const PART = /^[\p{Nd}\p{Z}\p{Cf}\p{Pd}+＋()./]*$/u;
const COUNTRY = /^\s*(?:\+|00)\s*91/;

export function phoneDigits(search: string): string | undefined {
  const mobile = mobileDigits(search);
  if (mobile.length === PHONE_LENGTH && isDigits(mobile)) return mobile;
  if (!PART.test(search)) return undefined;
  const part = plainDigits(latinDigits(search).replace(COUNTRY, ''));
  return isDigits(part) ? part : undefined;
}

/** Phone columns are ASCII: MariaDB can't compare other characters with them. */
const isDigits = (text: string) => /^\d+$/.test(text);

export const hasPhone = (column: string, digits: string): Sql =>
  digits.length === PHONE_LENGTH ? sql(`${column} = ?`, digits) : containing(column, digits);
