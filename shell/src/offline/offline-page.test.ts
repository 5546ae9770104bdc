import { describe, expect, it } from 'vitest';
import contacts from '../pages/administrators.json' with { type: 'json' };
import { offlinePage } from './offline-page.ts';

const NONCE = 'c0ffee';
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('the offline page', () => {
  it('explains the lost connection in both languages, and lists the contacts to call', () => {
    const page = read(offlinePage(contacts, NONCE));
    const title = [...(page.querySelector('h1')?.children ?? [])].map(({ textContent }) => textContent);
    expect(title).toEqual(['अभी नेटवर्क नहीं है', 'You are offline']);
    for (const words of page.querySelectorAll('p')) {
      expect(words.querySelectorAll('span[lang=en]')).toHaveLength(1);
      expect(words.querySelectorAll('span:not([lang])')).toHaveLength(1);
    }
    const numbers = [...page.querySelectorAll('a[href^="tel:"]')].map((link) => link.textContent);
    expect(numbers).toEqual(contacts.map(({ phone }) => phone));
  });

  it('loads nothing, and puts its nonce on its script and its style', () => {
    const page = read(offlinePage(contacts, NONCE));
    expect(page.querySelectorAll('[src], link, [style], meta[http-equiv]')).toHaveLength(0);
    const own = [...page.querySelectorAll('script, style')].map((part) => part.getAttribute('nonce'));
    expect(own).toEqual([NONCE, NONCE]);
  });

  it('escapes the name of a contact', () => {
    const page = read(
      offlinePage([{ name: '<script>x</script> & "Sons"', city: 'Sirohi', phone: '9' }], NONCE),
    );
    expect(page.querySelectorAll('script')).toHaveLength(1);
    expect(page.querySelector('li')?.textContent).toContain('<script>x</script> & "Sons", Sirohi');
  });
});
