import { expect, test } from 'vitest';
import { problemOf } from '../../versions/change.ts';
import { VERSIONED } from '../../versions/record.ts';

/** Milliseconds: the compiler compares the kit's types, slowly on a busy machine. */
const WITHIN = 240_000;

test.each(Object.entries(VERSIONED))(
  'the version of %s covers the changes since the last release',
  async (_name, versioned) => {
    const { changes, ...versions } = await versioned.compare();
    // `npm run versions` reports the same problem.
    expect(problemOf(versions, changes)).toBeUndefined();
  },
  WITHIN,
);
