import { factsOf, type BiodataField, type FoundProfile } from '@pehchan/contract/biodata';
import { parseDate, shownName, VILLAGES } from '@pehchan/contract/common';
import type { KitTranslate } from '../i18n/use-translation.ts';
import { dayInWords, formatDate, timeInWords } from './format.ts';
import { heightInWords } from './heights.ts';

/** How a value is shown. `whole`: on a line alone. `brief`: among other values, as on a card. */
type Room = 'whole' | 'brief';

/** Return a field's value in words, such as the label of a choice or a written date. */
export function wordsOf(
  name: BiodataField,
  profile: FoundProfile,
  t: KitTranslate,
  room: Room = 'whole',
): string {
  return inWords(name, String(profile[name] ?? ''), t, room);
}

export function inWords(name: BiodataField, value: string, t: KitTranslate, room: Room = 'whole'): string {
  const facts = factsOf(name);
  switch (facts.kind) {
    case 'choice': {
      const label = facts.choices[value];
      return label ? t(label) : value;
    }
    case 'date':
      if (!parseDate(value)) return value;
      // English lists show 1999-05-05, as the specification requires. Hindi lists write the date in words.
      return room === 'whole' ? dayInWords(value, t) : t({ en: formatDate(value), hi: dayInWords(value, t) });
    case 'time':
      return timeInWords(value, t);
    case 'height':
      return heightInWords(value, t, room === 'brief');
    case 'village': {
      const village = VILLAGES.find((each) => each === value);
      return village ? t(`village.${village}`) : shownName(value);
    }
    case 'text':
      return shownName(value);
    default:
      return value;
  }
}
