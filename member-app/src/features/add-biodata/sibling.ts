import type { BiodataField, Gender, Profile } from '@pehchan/contract/biodata';
import { factsOf, FIELD_NAMES } from '@pehchan/kit/biodata';

export type KnownFields = Partial<Record<BiodataField, string>>;

export function sharedWith(sibling: Profile): KnownFields {
  const filled = FIELD_NAMES.filter((name) => factsOf(name).ofFamily && sibling[name] !== '');
  return Object.fromEntries(filled.map((name) => [name, String(sibling[name])]));
}

/** Calculate a candidate's numbers of siblings from the biodata of a brother or sister. */
export function siblingsOf(gender: Gender, sibling: Profile): KnownFields {
  const others = (counted: number, of: Gender) =>
    String(Math.max(0, counted + Number(sibling.gender === of) - Number(gender === of)));
  return {
    noOfBrothers: others(sibling.noOfBrothers, 'MALE'),
    noOfMarriedBrothers: String(sibling.noOfMarriedBrothers),
    noOfsisters: others(sibling.noOfsisters, 'FEMALE'),
    noOfMarriedSisters: String(sibling.noOfMarriedSisters),
  };
}
