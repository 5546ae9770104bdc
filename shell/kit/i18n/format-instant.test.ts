import { expect, test } from 'vitest';
import { formatInstant } from './format-instant.ts';

const at = (hour: number) => new Date(2026, 0, 5, hour, 48).getTime();

test('formats a time of day in English as in India', () => {
  expect(formatInstant('en', at(22))).toBe('5 January 2026 at 10:48 pm');
});

test.each([
  [4, 'सुबह 4:48'],
  [13, 'दोपहर 1:48'],
  [17, 'शाम 5:48'],
  [22, 'रात 10:48'],
])('formats %i hours in Hindi with the part of the day, without am and pm', (hour, words) => {
  expect(formatInstant('hi', at(hour))).toBe(`5 जनवरी 2026 को ${words} बजे`);
});
