import { factsOf, type BiodataField, type FoundProfile } from '@pehchan/contract/biodata';
import { parseDate, VILLAGES } from '@pehchan/contract/common';
import type { KitTranslate } from '../i18n/use-translation.ts';
import { dayInWords, formatDate } from './format.ts';
import { heightInWords } from './heights.ts';

/** Whether a field has a line to itself or shares one with others, as on a card and in a table. */
type Room = 'whole' | 'brief';

/** A field of a biodata in words: a choice by its name, a day and a height as the reader says them. */
export function wordsOf(
  name: BiodataField,
  profile: FoundProfile,
  t: KitTranslate,
  room: Room = 'whole',
): string {
  return inWords(name, String(profile[name] ?? ''), t, room);
}

/** The same of a value by itself, as a form has it. */
export function inWords(name: BiodataField, value: string, t: KitTranslate, room: Room = 'whole'): string {
  const facts = factsOf(name);
  switch (facts.kind) {
    case 'choice': {
      const label = facts.choices[value];
      return label ? t(label) : value;
    }
    case 'date':
      if (!parseDate(value)) return value;
      // A list in English has the specification's 1999-05-05; in Hindi nobody reads a day so.
      return room === 'whole' ? dayInWords(value, t) : t({ en: formatDate(value), hi: dayInWords(value, t) });
    case 'height':
      return heightInWords(value, t, room === 'brief');
    case 'village': {
      const village = VILLAGES.find((each) => each === value);
      return village ? t(`village.${village}`) : value;
    }
    default:
      return value;
  }
}
