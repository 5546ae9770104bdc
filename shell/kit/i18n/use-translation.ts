import { createContext, useCallback, useContext } from 'react';
import { fill, type Holes, type Language, type MessageKey } from '@pehchan/contract/messages';
import type { KitTextKey } from './en.ts';
import { isSentence, type Catalogue, type Sentence } from './sentences.ts';
import { contractText, kitTexts } from './texts.ts';

export type KitTranslate = (key: KitTextKey | MessageKey | Sentence, holes?: Holes) => string;

/** The language on the screen. After a switch, this language changes only when the new texts are drawn. */
export const LanguageContext = createContext<Language>('en');

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

export function useKitTranslation(): KitTranslate {
  const language = useLanguage();
  return useCallback<KitTranslate>(
    (key, holes) => {
      if (isSentence(key)) return fill(key[language], holes);
      // Show an unknown key unchanged: some rules have a whole message instead of a key.
      return fill(contractText(language, key) ?? kitTexts[language][key as KitTextKey] ?? key, holes);
    },
    [language],
  );
}

/** Return a function that reads an application's texts. Show unknown keys, as of a newer API, unchanged. */
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
