import type { Language, MessageKey } from '@pehchan/contract/messages';
import { catalogueOf, lateCatalogueOf } from './catalogue-of.ts';

export const kitTexts = catalogueOf({
  en: () => import(/* webpackChunkName: "texts-en" */ './en.ts').then(({ en }) => en),
  hi: () => import(/* webpackChunkName: "texts-hi" */ './hi.ts').then(({ hi }) => hi),
});

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

/** The contract's texts for refused input. A family that sends no form does not download them. */
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

export const wantRefusals = refusals.want;

/** The contract's outcomes for administrators. */
const decisions = lateCatalogueOf({
  en: () =>
    import(/* webpackChunkName: "decisions-en" */ '@pehchan/contract/messages/decisions/en').then(
      (file) => file.decisions,
    ),
  hi: () =>
    import(/* webpackChunkName: "decisions-hi" */ '@pehchan/contract/messages/decisions/hi').then(
      (file) => file.decisions,
    ),
});
let isAdministrator = false;

/** Load the texts for administrators. Until then no other user's browser requests them. */
export function wantDecisions(): void {
  isAdministrator = true;
  decisions.want();
}

/** Return the contract's text for a key. If the text has not loaded yet, the component suspends. */
export function contractText(language: Language, key: MessageKey): string;
export function contractText(language: Language, key: string): string | undefined;
export function contractText(language: Language, key: string): string | undefined {
  const catalogue = /^(invalid|refused)\./.test(key) ? refusals.texts : outcomes;
  const sentences: Partial<Record<string, string>> = catalogue[language];
  const isOutcome = /^(done|failed|empty|confirm)\./.test(key);
  if (key in sentences || !isOutcome || !isAdministrator) return sentences[key];
  return (decisions.texts[language] as typeof sentences)[key];
}
