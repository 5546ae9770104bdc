import { type Language, LANGUAGES } from '@pehchan/contract/messages';

/**
 * The first of a device's languages that is one of ours, for whoever has not chosen here; English where none
 * is. The gateway goes by the same rule, from the header that the browser makes of the same list.
 */
export function deviceLanguage(wanted: readonly string[] = navigator.languages): Language {
  const known = wanted.map((tag) =>
    LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]),
  );
  return known.find((language) => language !== undefined) ?? 'en';
}
