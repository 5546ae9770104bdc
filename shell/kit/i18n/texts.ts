import type { Language, MessageKey } from '@pehchan/contract/messages';
import { catalogueOf, lateCatalogueOf } from './catalogue-of.ts';

/** The kit's own sentences. */
export const kitTexts = catalogueOf({
  en: () => import(/* webpackChunkName: "texts-en" */ './en.ts').then(({ en }) => en),
  hi: () => import(/* webpackChunkName: "texts-hi" */ './hi.ts').then(({ hi }) => hi),
});

/** The contract's, of what comes of a call. */
const outcomes = catalogueOf({
  en: () =>
    import(/* webpackChunkName: "texts-en" */ '@pehchan/contract/messages/outcomes/en').then(
      (file) => file.outcomes,
    ),
  hi: () =>
    import(/* webpackChunkName: "texts-hi" */ '@pehchan/contract/messages/outcomes/hi').then(
      (file) => file.outcomes,
    ),
});

/** The contract's, of what is refused: a family that only reads needs none of them. */
const refusals = lateCatalogueOf({
  en: () =>
    import(/* webpackChunkName: "refusals-en" */ '@pehchan/contract/messages/refusals/en').then(
      (file) => file.refusals,
    ),
  hi: () =>
    import(/* webpackChunkName: "refusals-hi" */ '@pehchan/contract/messages/refusals/hi').then(
      (file) => file.refusals,
    ),
});

/** A form says that it may have to refuse something. */
export const wantRefusals = refusals.want;

/**
 * What the contract says by a key; undefined: it has none. Drawn before it is here, a refusal makes the
 * component wait.
 */
export function contractText(language: Language, key: MessageKey): string;
export function contractText(language: Language, key: string): string | undefined;
export function contractText(language: Language, key: string): string | undefined {
  const catalogue = /^(invalid|refused)\./.test(key) ? refusals.texts : outcomes;
  const sentences: Partial<Record<string, string>> = catalogue[language];
  return sentences[key];
}
