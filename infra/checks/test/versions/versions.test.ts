import { expect, test } from 'vitest';
import type { Change } from '../../versions/changes.ts';
import { compare, leastVersion, missingSentences, VERSIONED } from '../../versions/record.ts';

/** Milliseconds: the compiler reads the kit's types, slowly on a busy machine. */
const WITHIN = 240_000;
const MINOR: Change = { bump: 'minor', what: 'getUser: output gotra is new', name: 'gotra' };
const MAJOR: Change = { bump: 'major', what: 'getUser: output name is gone', name: 'name' };

test.each(Object.entries(VERSIONED))(
  'the version of the %s and the changelog declare the changes since the record',
  async (_name, versioned) => {
    expect((await compare(versioned)).steps).toEqual([]);
  },
  WITHIN,
);

test.each([
  [[], '1.2.3'],
  [[MINOR, MINOR], '1.3.0'],
  [[MINOR, MAJOR], '2.0.0'],
])('the gravest change since the record decides the next version: %o', (changes, least) => {
  expect(leastVersion('1.2.3', changes)).toBe(least);
});

test('each change requires a sentence with its name in backticks', () => {
  expect(missingSentences([MINOR, MAJOR, MINOR], '- `gotra` is new. The name is gone.')).toEqual([
    'Add sentences to “Unreleased” in CHANGELOG.md that name `name`.',
  ]);
  expect(missingSentences([MINOR, MAJOR], '- `gotra` is new, and `name` is gone.')).toEqual([]);
});
