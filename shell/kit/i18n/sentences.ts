import { type Language, LANGUAGES } from '@pehchan/contract/messages';

/** An application's own sentences: the same keys in each language, which the type demands. */
export type Catalogue<Key extends string> = Record<Language, Record<Key, string>>;

/**
 * One sentence in each language: what a call says (`failed`, `done`) or a rule of a form, where no hook can
 * be asked.
 */
export type Sentence = Readonly<Record<Language, string>>;

/**
 * Takes sentences out of an application's catalogue by their typed keys: `failed: sentence('events.failed')`.
 * Each is read when it is said, in the language that is here by then.
 */
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
