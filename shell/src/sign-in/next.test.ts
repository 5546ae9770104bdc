import { describe, expect, it } from 'vitest';
import { to } from '@pehchan/kit';
import { isBiodata, nextAfterSignIn } from './next.ts';

const ORIGIN = 'https://pehchan.example';
const next = (query: string) => nextAfterSignIn(query, ORIGIN);

describe('nextAfterSignIn', () => {
  it('returns the home page if no address is given', () => {
    expect(next('')).toBe('/');
    expect(next('?next=')).toBe('/');
  });

  it.each([
    ['as the application writes it', '?next=%2Fsearch-profiles%3Fgender%3DMALE%26village%3DDHAN'],
    ['as the gateway writes it', '?next=/search-profiles?gender=MALE&village=DHAN'],
  ])('returns exactly the given address, %s', (_how, query) => {
    expect(next(query)).toBe('/search-profiles?gender=MALE&village=DHAN');
  });

  it('keeps an escaped character of the address escaped', () => {
    expect(next('?next=/search-profiles?city=A%26B&page=2')).toBe('/search-profiles?city=A%26B&page=2');
  });

  it('never returns the sign-in page', () => {
    expect(next('?next=/login')).toBe('/');
    expect(next('?next=/login?next=/login')).toBe('/');
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/%09/elsewhere.example',
    ' //elsewhere.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    '@elsewhere.example',
    'elsewhere.example',
    'http:elsewhere.example',
    '/..//elsewhere.example',
    '/.//elsewhere.example',
    '/about-us/..//elsewhere.example/',
  ])('never returns an address of another site for %j', (place) => {
    for (const query of [`?next=${encodeURIComponent(place)}`, `?next=${place}`]) {
      const target = next(query);
      expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
      expect(target).toMatch(/^\/(?!\/|\\)/);
    }
  });
});

describe('isBiodata', () => {
  it('recognises the address of a biodata, and no other address', () => {
    expect(isBiodata(to.profile(7))).toBe(true);
    expect(['/', '/search-profiles', to.ledger(7), to.editProfile(7)].filter(isBiodata)).toEqual([]);
  });
});
