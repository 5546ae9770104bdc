import { describe, expect, test } from 'vitest';
import { argumentsOf, entryOf } from '../arguments.ts';
import { UserError } from '../errors.ts';

const USAGE = 'Use: npm run restore -- <file> [--force]';
const options = { force: { type: 'boolean' }, keep: { type: 'string' } } as const;
const read = (...args: string[]) => argumentsOf({ args, options, allowPositionals: true }, USAGE);

describe('what stands after a command’s name', () => {
  test('is read as options and names', () => {
    expect(read('a.age', '--force', '--keep=3')).toMatchObject({
      values: { force: true, keep: '3' },
      positionals: ['a.age'],
    });
  });

  test.each([
    [['--bogus', 'x'], "Unknown option '--bogus'."],
    [['-x'], "Unknown option '-x'."],
    [['--keep'], "Option '--keep <value>' argument missing."],
    [['--keep', '-1'], "Option '--keep' argument is ambiguous."],
    [['--force=yes'], "Option '--force' does not take an argument."],
  ])('%j is refused in one sentence, with how it is used', (args, sentence) => {
    expect(() => read(...args)).toThrow(new UserError(`${sentence} ${USAGE}`));
  });

  test('is refused where the command takes no names', () => {
    expect(() => argumentsOf({ args: ['foo'] }, 'Use: npm run doctor')).toThrow(
      new UserError("Unexpected argument 'foo'. Use: npm run doctor"),
    );
  });
});

test('a table has the names that were written into it, and no other', () => {
  const table = { one: 1 };
  expect(entryOf(table, 'one')).toBe(1);
  for (const name of ['two', 'toString', 'constructor', '__proto__']) {
    expect([name, entryOf(table, name)]).toEqual([name, undefined]);
  }
});
