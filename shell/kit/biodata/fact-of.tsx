import { factsOf, type BiodataField, type FoundProfile } from '@pehchan/contract/biodata';
import type { ReactNode } from 'react';
import type { KitTranslate } from '../i18n/use-translation.ts';
import type { Fact } from '../ui/facts.tsx';
import { formatDate } from './format.ts';

/** A field of a biodata in words: a choice by its name, a day as the register writes it. */
export function wordsOf(name: BiodataField, profile: FoundProfile, t: KitTranslate): string {
  const facts = factsOf(name);
  const value = String(profile[name] ?? '');
  switch (facts.kind) {
    case 'choice': {
      const label = facts.choices[value];
      return label ? t(label) : value;
    }
    case 'date':
      return formatDate(value);
    case 'village':
      return t(`village.${profile.village}`);
    default:
      return value;
  }
}

/** A field of a biodata under its label, as a card shows it. */
export function factOf(name: BiodataField, profile: FoundProfile, t: KitTranslate): Fact {
  const facts = factsOf(name);
  const words = wordsOf(name, profile, t);
  return {
    label: t(facts.label),
    value: valueOf(),
    ...(facts.kind === 'paragraph' && { wide: true }),
  };

  function valueOf(): ReactNode {
    if (facts.kind === 'phone' && words) return <a href={`tel:${words}`}>{words}</a>;
    return words || (facts.missed && t('state.unsaid'));
  }
}
