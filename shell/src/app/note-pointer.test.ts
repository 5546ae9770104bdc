import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notePointer, showWholeField } from './note-pointer.ts';

const byHand = () => document.documentElement.hasAttribute('data-by-hand');
const onDevice = (pointer: 'fine' | 'coarse') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
beforeEach(() => onDevice('fine'));
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

it('takes a phone for one that is used by hand before anything is touched, until a key moves', () => {
  onDevice('coarse');
  notePointer();
  expect(byHand()).toBe(true);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(byHand()).toBe(false);
});

it('shows all of a field of several lines to whoever comes by keys, and moves nothing under a thumb', () => {
  notePointer();
  showWholeField();
  const field = document.body.appendChild(document.createElement('textarea'));
  field.scrollIntoView = vi.fn();
  field.focus();
  expect(field.scrollIntoView).toHaveBeenCalledOnce();
  field.blur();
  field.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  field.focus();
  expect(field.scrollIntoView).toHaveBeenCalledOnce();
});

it.each(['Escape', 'ArrowDown', 'Home'])('takes %s for a key that moves the focus', (key) => {
  notePointer();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(byHand()).toBe(false);
});
