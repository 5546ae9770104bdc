import { type Language, LANGUAGES } from '@pehchan/contract/messages';

/**
 * Return the first language of the device that the product has, or English.
 * Applies until the viewer chooses one. The gateway applies the same rule to `Accept-Language`.
 */
export function deviceLanguage(wanted: readonly string[] = navigator.languages): Language {
  const known = wanted.map((tag) =>
    LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]),
  );
  return known.find((language) => language !== undefined) ?? 'en';
}
