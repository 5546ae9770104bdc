import { expect, test } from 'vitest';
import { judge } from './judge.ts';

const SERVED = ['ASHA', 'BINA', 'CHANDRA'];
const wasServed = (code: string) => SERVED.includes(code);

test.each([
  ['no account fits', [], 'nothing', []],
  ['one account that was served', [['ASHA', 7]], 'named', [['ASHA', 'named']]],
  ['one account just below naming', [['ASHA', 6.99]], 'probable', [['ASHA', 'probable']]],
  ['one account that is just probable', [['ASHA', 5.5]], 'probable', [['ASHA', 'probable']]],
  ['one account below probable', [['ASHA', 5.49]], 'nothing', []],
  [
    'two accounts that combined their copies, the stronger first',
    [
      ['BINA', 12],
      ['ASHA', 31],
    ],
    'combined',
    [
      ['ASHA', 'named'],
      ['BINA', 'named'],
    ],
  ],
  [
    'one named and one probable account',
    [
      ['ASHA', 20],
      ['BINA', 6],
    ],
    'named',
    [
      ['ASHA', 'named'],
      ['BINA', 'probable'],
    ],
  ],
  ['a probable account that was never served', [['STRANGER', 6]], 'nothing', []],
  ['a named account that was never served', [['STRANGER', 9]], 'wrong', []],
  [
    'a named account beside one that was never served',
    [
      ['ASHA', 20],
      ['STRANGER', 9],
    ],
    'wrong',
    [],
  ],
] as [string, [string, number][], string, [string, string][]][])(
  'judge decides on %s',
  (_what, scores, says, expected) => {
    const judgement = judge(
      scores.map(([code, z]) => ({ code, z })),
      wasServed,
    );
    expect(judgement.outcome).toBe(says);
    expect(judgement.candidates.map(({ code, verdict }) => [code, verdict])).toEqual(expected);
  },
);
