// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { nameFirstEntry } from './first-entry.ts';

beforeEach(() => window.history.replaceState(null, ''));

it('gives a fresh document’s entry a key of its own, which is not the router’s for all', () => {
  nameFirstEntry();
  expect(window.history.state).toEqual({ key: expect.stringMatching(/^first-\d/) });
});

it('leaves an entry that has a key as it is: a reload comes up where one was', () => {
  window.history.replaceState({ key: 'k3y', idx: 2 }, '');
  nameFirstEntry();
  expect(window.history.state).toEqual({ key: 'k3y', idx: 2 });
});
