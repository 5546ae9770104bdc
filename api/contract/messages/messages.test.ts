import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fill } from './fill.ts';
import { hi } from './hi.ts';
import { isMessageKey, translate } from './index.ts';

const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test('the English and Hindi messages have the same keys', () => {
  expect(Object.keys(hi).sort()).toEqual(Object.keys(en).sort());
});

test.each(Object.entries(en))(
  'the message %s has the same holes in both languages, and is not empty',
  (key, text) => {
    const hindi = isMessageKey(key) ? hi[key] : '';
    expect(holes(hindi)).toEqual(holes(text));
    expect(text.trim()).toBe(text);
    expect(hindi).toMatch(/[\u0900-\u097f]/);
  },
);

test('no Hindi message calls an account नामंज़ूर', () => {
  expect(Object.entries(hi).filter(([, text]) => text.includes('नामंज़ूर'))).toEqual([]);
});

test('fill inserts a value, and keeps a hole without one', () => {
  expect(translate('en', 'done.users.purged', { n: 3 })).toBe('3 users deleted successfully!');
  expect(fill('{n} of {m}', { n: 0 })).toBe('0 of {m}');
});
