import { factsOf, type BiodataField, type FoundProfile } from '@pehchan/contract/biodata';
import type { ReactNode } from 'react';
import type { Text } from '../i18n/use-text.ts';
import type { Fact } from '../ui/facts.tsx';
import { formatDate } from './format.ts';

/** A field of a biodata in words: a choice by its name, a day as the register writes it. */
export function wordsOf(name: BiodataField, profile: FoundProfile, text: Text): string {
  const facts = factsOf(name);
  const value = String(profile[name] ?? '');
  switch (facts.kind) {
    case 'choice': {
      const label = facts.choices[value];
      return label ? text(label) : value;
    }
    case 'date':
      return formatDate(value);
    case 'village':
      return text(`village.${profile.village}`);
    default:
      return value;
  }
}

/** A field of a biodata under its label, as a card shows it. */
export function factOf(name: BiodataField, profile: FoundProfile, text: Text): Fact {
  const facts = factsOf(name);
  const words = wordsOf(name, profile, text);
  return {
    label: text(facts.label),
    value: valueOf(),
    ...(facts.kind === 'paragraph' && { wide: true }),
  };

  function valueOf(): ReactNode {
    if (facts.kind === 'phone' && words) return <a href={`tel:${words}`}>{words}</a>;
    return words || (facts.missed && text('state.unsaid'));
  }
}
