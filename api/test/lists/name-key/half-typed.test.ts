import { describe, expect, test } from 'vitest';
import { ALIASES, type Kind } from '../../../src/ground/lists/name-key/aliases.ts';
import { keysOfText } from '../../../src/ground/lists/name-key/name-key.ts';
import { patternsOf } from '../../../src/ground/lists/search-keys.ts';
import { DAUGHTERS, MEN, SONS, SURNAMES } from '../../../src/top/demo/names.ts';
import { inHindi } from '../../../src/top/demo/names-in-hindi.ts';
import { LOCAL, SPELLED, UNSEEN } from './half-typed-pairs.ts';
import { HELD_OUT_SAME } from './held-out-pairs.ts';
import { pairsOf } from './pairs-of.ts';
import { TUNING_SAME } from './tuning-pairs.ts';

const keys = new Map<string, string[]>();

function finds(typed: string, stored: string, kind: Kind): boolean {
  if (stored.toUpperCase().includes(typed.toUpperCase())) return true;
  const stem = `${kind} ${stored}`;
  const known = keys.get(stem) ?? keysOfText(stored, kind);
  keys.set(stem, known);
  const patterns = patternsOf(typed, kind);
  return patterns.some((pattern) =>
    pattern.endsWith('%')
      ? known.some((key) => key.startsWith(pattern.slice(0, -1)))
      : known.includes(pattern),
  );
}

/** Return the beginnings of a name, from three letters on, that don't find the stored name. */
function missed(spelling: string, stored: string, kind: Kind = 'name'): string[] {
  const letters = [...spelling.normalize('NFC')];
  return letters
    .map((_, index) => letters.slice(0, index + 1).join(''))
    .filter((typed) => [...typed.replace(/\P{L}/gu, '')].length >= 3)
    .filter((typed) => !finds(typed.trim(), stored, kind))
    .map((typed) => `${typed} of ${spelling} for ${stored}`);
}

const cities = new Set(ALIASES.city.flat());

const missedOf = (pairs: readonly { one: string; other: string }[]) =>
  pairs
    // A half-typed title such as `श्रीमती` counts as a name.
    .filter(({ one }) => !/^(?:Shri|Smt)/.test(one))
    .flatMap(({ one, other }) => {
      const kind = cities.has(one) ? 'city' : 'name';
      return [
        ...(finds(other, one, kind) ? missed(other, one, kind) : []),
        ...(finds(one, other, kind) ? missed(one, other, kind) : []),
      ];
    });

describe('searches with at least three letters of a name', () => {
  test.each(Object.entries({ SPELLED, UNSEEN, LOCAL, TUNING_SAME, HELD_OUT_SAME }))(
    'a half-typed name finds its other spellings and the other script: %s',
    (_, pairs) => {
      expect(missedOf(pairsOf(pairs))).toEqual([]);
    },
  );

  test('half-typed names of the demo community find their surnames and the other script', () => {
    const names = [...SONS, ...DAUGHTERS].map((name, index) => {
      return `${name} ${SURNAMES[index % SURNAMES.length]}`;
    });
    expect(names.flatMap((name) => [...missed(inHindi(name), name), ...missed(name, inHindi(name))])).toEqual(
      [],
    );
    const fathers = MEN.map((name, index) => `${name} ${SURNAMES[index % SURNAMES.length]}`);
    expect(fathers.flatMap((name) => missed(name.toLowerCase(), name))).toEqual([]);
  });

  test.each([
    ['dewa', 'DEVASI'],
    ['dewa', 'देवासी'],
    ['sutha', 'SUTAR'],
    ['sutha', 'सुथार'],
    ['kuma', 'कुमार'],
    ['cham', 'चंपालाल'],
    ['cham', 'CHANPA LAL'],
    ['bhan', 'भँवरलाल'],
    ['rajin', 'RAJENDRA'],
    ['kama', 'KAMLA'],
    ['shr', 'श्रवण'],
    ['chh', 'CHAGAN'],
    ['ramesh kuma', 'रमेश कुमार सुथार'],
    ['teja ra', 'तेजाराम'],
  ])('the half-typed name %s finds %s', (typed, stored) => {
    expect(finds(typed, stored, 'name')).toBe(true);
  });

  test.each([
    ['Rama', 'RAM SUTHAR'],
    ['Rama', 'RAMESH'],
    ['Kamla', 'KAMAL SUTHAR'],
    ['Nita', 'NITESH'],
    ['Jaya', 'JIYA'],
    ['Vidhi', 'VIDYA'],
    ['Ajay', 'AJIT'],
    ['Deva', 'DEVESH'],
    ['रमा', 'RAM LAL'],
    ['Ranawat', 'RAWAT'],
    ['रमावत', 'RAWAT'],
    ['Ruchi', 'RICHA'],
    ['Thakur Singh', 'VIKRAM SINGH'],
  ])('the whole name %s does not find %s', (typed, stored) => {
    expect(finds(typed, stored, 'name')).toBe(false);
  });
});

describe('searches for a city', () => {
  test.each(ALIASES.city.map((spellings) => [spellings.join(', '), spellings] as const))(
    'a city is found by each spelling, whole and half typed: %s',
    (_, spellings) => {
      expect(
        spellings.flatMap((stored) =>
          spellings.flatMap((typed) => [
            ...missed(typed, stored, 'city'),
            ...missed(typed, `${stored} WEST`, 'city'),
          ]),
        ),
      ).toEqual([]);
    },
  );

  test.each([
    ['Surat', 'Sirohi'],
    ['Jodhpur', 'Jaipur'],
    ['Mumbai', 'Vadodara'],
    ['Kochi', 'Kozhikode'],
    ['Ahmedabad', 'Ahmednagar'],
    ['पुणे', 'पणजी'],
  ])('the city %s does not find %s', (typed, stored) => expect(finds(typed, stored, 'city')).toBe(false));

  test('city aliases do not apply to a person’s name: Kashi is Varanasi, but Kashiram is not', () => {
    expect([finds('Banaras', 'KASHI RAM', 'name'), finds('kashi', 'KASIRAM', 'name')]).toEqual([false, true]);
  });
});
