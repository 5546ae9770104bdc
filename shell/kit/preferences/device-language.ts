import { type Language, LANGUAGES } from '@pehchan/contract/messages';

/** Return the device's first language that the product has, or English. The gateway applies the same rule. */
export function deviceLanguage(wanted: readonly string[] = navigator.languages): Language {
  const known = wanted.map((tag) =>
    LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]),
  );
  return known.find((language) => language !== undefined) ?? 'en';
}
