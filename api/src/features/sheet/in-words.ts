import { factsOf, type BiodataField, type Profile } from '@pehchan/contract/biodata';
import { shownName, VILLAGE_LABELS } from '@pehchan/contract/common';
import type { Language } from '@pehchan/contract/messages';
import { words } from './words.ts';

/** Return a field's value as a sheet shows it, or an empty text. */
export function inWords(name: BiodataField, profile: Profile, language: Language): string {
  const value = String(profile[name] ?? '').trim();
  const facts = factsOf(name);
  if (value === '') return '';
  if (facts.kind === 'choice') return facts.choices[value]?.[language] ?? value;
  if (facts.kind === 'village') return VILLAGE_LABELS[profile.village][language];
  if (facts.kind === 'date') return dayInWords(value, language);
  if (facts.kind === 'height') return heightInWords(value, language);
  if (facts.kind === 'phone') return value.replace(/^(\d{5})(\d{5})$/, '$1 $2');
  return facts.kind === 'text' ? shownName(value) : value;
}

function dayInWords(iso: string, language: Language): string {
  const [year, month, day] = iso.slice(0, 10).split('-');
  const name = words[language].months.split(' ')[Number(month) - 1];
  return name ? `${Number(day)} ${name} ${year}` : iso;
}

function heightInWords(value: string, language: Language): string {
  const [, feet, inches] = /^(\d)\.(\d\d?)'$/.exec(value) ?? [];
  return feet && inches ? words[language].height(feet, inches) : value;
}
