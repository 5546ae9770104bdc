import { createContext, useCallback, useContext } from 'react';
import { fill, type Holes, type Language, type MessageKey } from '@pehchan/contract/messages';
import type { KitTextKey } from './en.ts';
import { isSentence, type Catalogue, type Sentence } from './sentences.ts';
import { contractText, kitTexts } from './texts.ts';

/** Translates a key of the kit's or the contract's catalogue, or a sentence of an application's own. */
export type KitTranslate = (key: KitTextKey | MessageKey | Sentence, holes?: Holes) => string;

/**
 * The language that the screen speaks. It follows the store's choice a moment later: a whole screen of other
 * words is drawn a piece at a time, so that the switch answers a thumb at once on a slow phone.
 */
export const LanguageContext = createContext<Language>('en');

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** Sentences of the kit and the contract in the chosen language. */
export function useKitTranslation(): KitTranslate {
  const language = useLanguage();
  return useCallback<KitTranslate>(
    (key, holes) => {
      if (isSentence(key)) return fill(key[language], holes);
      // What is no key, such as what a rule of a form says for itself, is said as it is.
      return fill(contractText(language, key) ?? kitTexts[language][key as KitTextKey] ?? key, holes);
    },
    [language],
  );
}

/**
 * Return sentences of an application's own catalogue in the chosen language. An unknown key is returned
 * unchanged: a newer API can return a value that this remote does not know.
 */
export function useTranslation<Key extends string>(
  catalogue: Catalogue<Key>,
): (key: Key, holes?: Holes) => string {
  const language = useLanguage();
  return useCallback(
    (key, holes) => {
      const known: Partial<Record<Key, string>> = catalogue[language];
      return fill(known[key] ?? key, holes);
    },
    [catalogue, language],
  );
}
