import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notePointer, showWholeField } from './note-pointer.ts';

const byHand = () => document.documentElement.hasAttribute('data-by-hand');
const onDevice = (pointer: 'fine' | 'coarse') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
beforeEach(() => onDevice('fine'));
afterEach(() => document.documentElement.removeAttribute('data-by-hand'));

it('marks a document as used by hand after a touch, until a key moves the focus', () => {
  notePointer();
  expect(byHand()).toBe(false);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(byHand()).toBe(true);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(byHand()).toBe(true);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(byHand()).toBe(false);
});

it('marks a document on a phone as used by hand before the first touch, until a key moves the focus', () => {
  onDevice('coarse');
  notePointer();
  expect(byHand()).toBe(true);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(byHand()).toBe(false);
});

it('scrolls a field with several lines into view if a key moved the focus, but not after a touch', () => {
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

it.each(['Escape', 'ArrowDown', 'Home'])('treats %s as a key that moves the focus', (key) => {
  notePointer();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(byHand()).toBe(false);
});
