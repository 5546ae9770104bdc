import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../i18n/sentences.ts';

/** Words that a Hindi text can contain in Latin letters; the tests refuse all others. */
const SAME_IN_HINDI = new Set(['A', 'Z', 'OTP', 'PDF', 'QR', 'MB', 'JPEG', 'PNG', 'WebP', 'AVIF', 'HEIC']);

export function testCatalogue<Key extends string>(name: string, { en, hi }: Catalogue<Key>): void {
  const keys = Object.keys(en) as Key[];

  describe(`the texts of ${name}`, () => {
    it('exist in both languages', () => {
      expect(Object.keys(hi).sort()).toEqual([...keys].sort());
    });

    it('are never empty', () => {
      expect(keys.filter((key) => en[key].trim() === '' || hi[key].trim() === '')).toEqual([]);
    });

    it('have the same placeholders in both languages', () => {
      for (const key of keys) expect(holesOf(hi[key]), key).toEqual(holesOf(en[key]));
    });

    it('have no English word in Hindi', () => {
      for (const key of keys) expect(latinIn(hi[key]), key).toEqual([]);
    });

    it('call an account that isn’t approved one thing', () => {
      expect(keys.filter((key) => hi[key].includes('नामंज़ूर'))).toEqual([]);
    });
  });
}

function holesOf(sentence: string): string[] {
  return [...sentence.matchAll(/\{(\w+)\}/g)].map(([, hole = '']) => hole).sort();
}

function latinIn(sentence: string): string[] {
  const words = sentence.replace(/\{\w+\}/g, '').match(/[A-Za-z]+/g) ?? [];
  return words.filter((word) => !SAME_IN_HINDI.has(word));
}
