import { expect, test } from 'vitest';
import { judge } from './judge.ts';

const SERVED = ['ASHA', 'BINA', 'CHANDRA'];
const wasServed = (code: string) => SERVED.includes(code);

test.each([
  ['nobody fits', [], 'nothing', []],
  ['one who was served', [['ASHA', 7]], 'named', [['ASHA', 'named']]],
  ['just not named', [['ASHA', 6.99]], 'probable', [['ASHA', 'probable']]],
  ['just probable', [['ASHA', 5.5]], 'probable', [['ASHA', 'probable']]],
  ['less than probable', [['ASHA', 5.49]], 'nothing', []],
  [
    'two who combined their copies, the stronger first',
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
    'one named, one probable beside it',
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
  ['probable, and never served', [['STRANGER', 6]], 'nothing', []],
  ['named, and never served', [['STRANGER', 9]], 'wrong', []],
  [
    'named, and beside it one who was never served',
    [
      ['ASHA', 20],
      ['STRANGER', 9],
    ],
    'wrong',
    [],
  ],
] as [string, [string, number][], string, [string, string][]][])('%s', (_what, scores, says, expected) => {
  const judgement = judge(
    scores.map(([code, z]) => ({ code, z })),
    wasServed,
  );
  expect(judgement.says).toBe(says);
  expect(judgement.candidates.map(({ code, verdict }) => [code, verdict])).toEqual(expected);
});
