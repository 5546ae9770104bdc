import { describe, expect, it, vi } from 'vitest';
import { catalogueOf, loadTexts, tryLoadTexts } from './catalogue-of.ts';

const en = { title: 'Welcome' };
const hi = { title: 'स्वागत है' };
const gone = () => Promise.reject(new Error('gone'));

describe('catalogueOf', () => {
  it('loads only the language of the page', async () => {
    const files = { en: vi.fn(() => Promise.resolve(en)), hi: vi.fn(() => Promise.resolve(hi)) };
    const texts = catalogueOf(files);
    await loadTexts('hi');
    expect(texts.hi.title).toBe('स्वागत है');
    expect(files.en).not.toHaveBeenCalled();
    await loadTexts('en');
    expect(texts.en.title).toBe('Welcome');
    expect(files.hi).toHaveBeenCalledOnce();
  });

  it('loads a catalogue that is added later in the language of the page', async () => {
    await loadTexts('hi');
    const texts = catalogueOf({ en: gone, hi: () => Promise.resolve(hi) });
    expect(await tryLoadTexts()).toBe(true);
    expect(texts.hi.title).toBe('स्वागत है');
  });

  it('uses the other language if the chosen one fails to load, and retries at the next choice', async () => {
    let isGone = true;
    const texts = catalogueOf({
      en: () => Promise.resolve(en),
      hi: () => (isGone ? gone() : Promise.resolve(hi)),
    });
    await loadTexts('hi');
    expect(texts.hi.title).toBe('Welcome');
    isGone = false;
    await loadTexts('hi');
    expect(texts.hi.title).toBe('स्वागत है');
  });

  it('throws a promise to an early reader, and an error if no language can be loaded', async () => {
    const texts = catalogueOf({ en: gone, hi: gone });
    let waited: unknown;
    try {
      void texts.en.title;
    } catch (thrown) {
      waited = thrown;
    }
    expect(waited).toBeInstanceOf(Promise);
    await waited;
    expect(() => texts.en.title).toThrow('gone');
    expect(await tryLoadTexts()).toBe(false);
  });
});
