import { type Language, LANGUAGES } from '@pehchan/contract/messages';

/** An application's texts. The type requires the same keys in each language. */
export type Catalogue<Key extends string> = Record<Language, Record<Key, string>>;

/** A text in each language, for a notice or a form's rule: code outside components cannot call a hook. */
export type Sentence = Readonly<Record<Language, string>>;

/** Return a function that turns a key into a `Sentence`. The sentence reads its text when it is shown. */
export const sentencesOf =
  <Key extends string>(catalogue: Catalogue<Key>) =>
  (key: Key): Sentence => ({
    get en() {
      return catalogue.en[key];
    },
    get hi() {
      return catalogue.hi[key];
    },
  });

export function isSentence(value: unknown): value is Sentence {
  return typeof value === 'object' && value !== null && LANGUAGES.every((language) => language in value);
}
