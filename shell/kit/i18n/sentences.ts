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
 */
export const sentencesOf =
  <Key extends string>(catalogue: Catalogue<Key>) =>
  (key: Key): Sentence => ({ en: catalogue.en[key], hi: catalogue.hi[key] });

export function isSentence(value: unknown): value is Sentence {
  if (typeof value !== 'object' || value === null) return false;
  const texts = new Map<string, unknown>(Object.entries(value));
  return LANGUAGES.every((language) => typeof texts.get(language) === 'string');
}
