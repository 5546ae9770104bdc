// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { nameFirstEntry } from './first-entry.ts';

beforeEach(() => window.history.replaceState(null, ''));

it('gives the first history entry of a document its own key instead of the router’s default', () => {
  nameFirstEntry();
  expect(window.history.state).toEqual({ key: expect.stringMatching(/^first-\d/) });
});

it('keeps the key of an existing history entry, so that a reload restores it', () => {
  window.history.replaceState({ key: 'k3y', idx: 2 }, '');
  nameFirstEntry();
  expect(window.history.state).toEqual({ key: 'k3y', idx: 2 });
});
