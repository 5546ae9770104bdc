import { expect, test } from 'vitest';
import { problemOf } from '../../versions/change.ts';
import { VERSIONED } from '../../versions/record.ts';

/** The kit's types are compared by the compiler, which takes its time on a busy machine. */
const WITHIN = 240_000;

test.each(Object.entries(VERSIONED))(
  'the version of %s says what changed since the last release',
  async (_name, versioned) => {
    const { changes, ...versions } = await versioned.compare();
    // `npm run versions` says the same.
    expect(problemOf(versions, changes)).toBeUndefined();
  },
  WITHIN,
);
