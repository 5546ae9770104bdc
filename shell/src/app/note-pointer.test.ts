import { afterEach, expect, it } from 'vitest';
import { notePointer } from './note-pointer.ts';

const byHand = () => document.documentElement.hasAttribute('data-by-hand');
afterEach(() => document.documentElement.removeAttribute('data-by-hand'));

it('tells a document that is used by hand from one that is used by keys', () => {
  notePointer();
  expect(byHand()).toBe(false);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(byHand()).toBe(true);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(byHand()).toBe(true);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(byHand()).toBe(false);
});

it.each(['Escape', 'ArrowDown', 'Home'])('takes %s for a key that moves the focus', (key) => {
  notePointer();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(byHand()).toBe(false);
});
