import { en } from './en.ts';
import { fill, type Holes } from './fill.ts';
import { hi } from './hi.ts';
import type { MessageKey } from './keys.ts';
import type { Language } from './languages.ts';

export * from './languages.ts';
export { fill, type Holes };
export type { MessageKey };

const catalogues: Record<Language, Record<MessageKey, string>> = { en, hi };

export function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(en, text);
}

export function translate(language: Language, key: MessageKey, holes?: Holes): string {
  return fill(catalogues[language][key], holes);
}
