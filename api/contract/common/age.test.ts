import { describe, expect, test } from 'vitest';
import { ageOn, latestBirth, parseDate, today, toWireDate } from './age.ts';

describe('dates', () => {
  test.each([
    ['1999-04-01', '1999-04-01'],
    ['1999-04-01T00:00:00.000Z', '1999-04-01'],
    ['1999-04-01T00:00:00Z', '1999-04-01'],
    [' 2000-02-29 ', '2000-02-29'],
  ])('parseDate reads %s', (text, day) => expect(parseDate(text)).toBe(day));

  test.each([
    '2000-02-30',
    '1999-02-29',
    '2000-13-01',
    '2000-00-10',
    '1-1-2000',
    '2000-1-1',
    '2000-01-01T10:00:00Z',
    'today',
    '',
  ])('parseDate rejects “%s”', (text) => expect(parseDate(text)).toBeUndefined());
});

describe('ages', () => {
  test.each([
    ['2000-06-15', '2021-06-14', 20],
    ['2000-06-15', '2021-06-15', 21],
    ['2000-06-15', '2021-06-16', 21],
    ['2000-02-29', '2021-02-28', 20],
    ['2000-02-29', '2021-03-01', 21],
    ['2000-02-29', '2024-02-28', 23],
    ['2000-02-29', '2024-02-29', 24],
    ['2000-12-31', '2022-01-01', 21],
  ])('a candidate born on %s is, on %s, %i years old', (born, on, age) => expect(ageOn(born, on)).toBe(age));
});

test('latestBirth is the last birth date of an age, on every day of four years', () => {
  for (let day = Date.UTC(2023, 0, 1); day < Date.UTC(2027, 0, 1); day += 86_400_000) {
    const on = new Date(day).toISOString().slice(0, 10);
    const born = latestBirth(21, on);
    const next = new Date(Date.parse(born) + 86_400_000).toISOString().slice(0, 10);
    expect(ageOn(born, on), on).toBe(21);
    expect(ageOn(next, on), on).toBe(20);
  }
});

test('today returns the date in India', () => {
  expect(today(new Date('2026-03-09T18:29:59Z'))).toBe('2026-03-09');
  expect(today(new Date('2026-03-09T18:30:00Z'))).toBe('2026-03-10');
});

test('toWireDate writes a day as UTC midnight', () =>
  expect(toWireDate('1999-04-01')).toBe('1999-04-01T00:00:00.000Z'));
