import { describe, expect, test } from 'vitest';
import { argumentsOf, entryOf } from '../arguments.ts';
import { UserError } from '../errors.ts';

const USAGE = 'Use: npm run restore -- <file> [--force]';
const options = { force: { type: 'boolean' }, keep: { type: 'string' } } as const;
const read = (...args: string[]) => argumentsOf({ args, options, allowPositionals: true }, USAGE);

describe('arguments of a command', () => {
  test('argumentsOf returns options and positionals', () => {
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
  ])('argumentsOf refuses %j in one sentence with the usage', (args, sentence) => {
    expect(() => read(...args)).toThrow(new UserError(`${sentence} ${USAGE}`));
  });

  test('argumentsOf refuses a positional for a command without positionals', () => {
    expect(() => argumentsOf({ args: ['foo'] }, 'Use: npm run doctor')).toThrow(
      new UserError("Unexpected argument 'foo'. Use: npm run doctor"),
    );
  });
});

test('entryOf finds only own keys of a table', () => {
  const table = { one: 1 };
  expect(entryOf(table, 'one')).toBe(1);
  for (const name of ['two', 'toString', 'constructor', '__proto__']) {
    expect([name, entryOf(table, name)]).toEqual([name, undefined]);
  }
});
