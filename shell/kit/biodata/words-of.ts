import { factsOf, type BiodataField, type FoundProfile } from '@pehchan/contract/biodata';
import { VILLAGES } from '@pehchan/contract/common';
import type { KitTranslate } from '../i18n/use-translation.ts';
import { formatDate } from './format.ts';

/** A field of a biodata in words: a choice by its name, a day as the register writes it. */
export function wordsOf(name: BiodataField, profile: FoundProfile, t: KitTranslate): string {
  return inWords(name, String(profile[name] ?? ''), t);
}

/** The same of a value by itself, as a form has it. */
export function inWords(name: BiodataField, value: string, t: KitTranslate): string {
  const facts = factsOf(name);
  switch (facts.kind) {
    case 'choice': {
      const label = facts.choices[value];
      return label ? t(label) : value;
    }
    case 'date':
      return formatDate(value);
    case 'village': {
      const village = VILLAGES.find((each) => each === value);
      return village ? t(`village.${village}`) : value;
    }
    default:
      return value;
  }
}
