import { beforeEach, describe, expect, it } from 'vitest';
import { keepDraft, readDraft } from './drafts.ts';
import { dropDrafts } from './drop-drafts.ts';

const PLACE = { key: 'add.7' };
const KEY = 'pehchan.draft.add.7';
const DAY = 24 * 3600 * 1000;
const values = { gotra: 'KASHYAP' };

beforeEach(() => localStorage.clear());

describe('a damaged draft, or one of another release', () => {
  const now = () => Date.now();
  it.each([
    ['truncated', () => '{"at":17000,"values":{"gotra":"KA'],
    ['empty', () => ''],
    ['no JSON', () => 'undefined'],
    ['null', () => 'null'],
    ['a text', () => '"draft"'],
    ['a number', () => '7'],
    ['a list', () => '[1,2]'],
    ['without values', () => JSON.stringify({ at: now() })],
    ['with null for values', () => JSON.stringify({ at: now(), values: null })],
    ['with a list for values', () => JSON.stringify({ at: now(), values: ['KASHYAP'] })],
    ['without a time', () => JSON.stringify({ values })],
    ['with a text for a time', () => JSON.stringify({ at: 'today', values })],
    ['with an invalid time', () => JSON.stringify({ at: 1e300, values })],
    ['of four days ago', () => JSON.stringify({ at: now() - 4 * DAY, values })],
    ['of another account', () => JSON.stringify({ at: now(), account: 8, values })],
    ['with an invalid account', () => JSON.stringify({ at: now(), account: {}, values })],
  ])('deletes an unusable draft when it is read, without an error: %s', (_, kept) => {
    localStorage.setItem(KEY, kept());
    expect(readDraft(PLACE, 7)).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBeNull();
    localStorage.setItem(KEY, kept());
    expect(() => dropDrafts(7)).not.toThrow();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each([
    ['before drafts had an account', { values }, { values }],
    ['before drafts listed lost fields', { account: 7, step: 2, values }, { account: 7, step: 2, values }],
    ['with an invalid part', { step: '2', values }, { step: undefined, values }],
    ['with a part before the first', { step: -1, values }, { step: undefined, values }],
    ['with values that aren’t texts', { values: { ...values, height: 5, photo: {} } }, { values }],
    ['with invalid lost fields', { lost: ['password', 5, null], values }, { lost: ['password'] }],
    ['with a text instead of lost fields', { lost: 'password', values }, { lost: undefined }],
  ])('keeps the valid values of a draft: %s', (_, kept, read) => {
    localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), ...kept }));
    expect(readDraft(PLACE, 7)).toMatchObject(read);
    expect(readDraft(PLACE, 7)?.values).toEqual(values);
  });
});

describe('a draft from another form', () => {
  const place = { ...PLACE, from: 'biodata' };

  it('moves a draft from another form to this form’s key', () => {
    keepDraft({ key: 'biodata' }, 7, { ...values, photo: new File([], 'asha.jpg') });
    expect(readDraft(place, 7)).toMatchObject({ values, lost: ['photo'] });
    expect(Object.keys(localStorage)).toEqual([KEY]);
    expect(readDraft(place, 7)).toMatchObject({ values });
  });

  it('never replaces this form’s own draft with one from another form', () => {
    keepDraft({ key: 'biodata' }, 7, values);
    keepDraft(place, 7, { gotra: 'GAUTAM' });
    expect(readDraft(place, 7)?.values).toEqual({ gotra: 'GAUTAM' });
  });

  it('does not offer a draft from another form to another account', () => {
    keepDraft({ key: 'biodata' }, 8, values);
    expect(readDraft(place, 7)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });
});
