import {
  factsOf,
  FIELD_NAMES,
  type BiodataField,
  type Gender,
  type Profile,
} from '@pehchan/contract/biodata';

/** What a brother or sister has told already, by the fields of the form. */
export type KnownFields = Partial<Record<BiodataField, string>>;

/** What brothers and sisters share, as far as it was said. */
export function sharedWith(sibling: Profile): KnownFields {
  const said = FIELD_NAMES.filter((name) => factsOf(name).ofFamily && sibling[name] !== '');
  return Object.fromEntries(said.map((name) => [name, String(sibling[name])]));
}

/**
 * How many brothers and sisters a child has, by what was said of another: that one is counted too, and the
 * child itself isn't. On the register is who isn't married, so the married ones are the same for both.
 */
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
