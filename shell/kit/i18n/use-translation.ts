import { createContext, useCallback, useContext } from 'react';
import { fill, type Holes, type Language, type MessageKey } from '@pehchan/contract/messages';
import type { KitTextKey } from './en.ts';
import { isSentence, type Catalogue, type Sentence } from './sentences.ts';
import { contractText, kitTexts } from './texts.ts';

export type KitTranslate = (key: KitTextKey | MessageKey | Sentence, holes?: Holes) => string;

/** The screen's language. It follows the store's in a deferred render, so that the switch reacts first. */
export const LanguageContext = createContext<Language>('en');

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

export function useKitTranslation(): KitTranslate {
  const language = useLanguage();
  return useCallback<KitTranslate>(
    (key, holes) => {
      if (isSentence(key)) return fill(key[language], holes);
      // An unknown key is shown as it is, such as a message that a rule contains itself.
      return fill(contractText(language, key) ?? kitTexts[language][key as KitTextKey] ?? key, holes);
    },
    [language],
  );
}

/** Return texts of an application's catalogue. An unknown key stays: a newer API can return such values. */
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
