import { expect, it } from 'vitest';
import { deviceLanguage } from './device-language.ts';

it.each([
  [['hi-IN', 'hi', 'en-US', 'en'], 'hi'],
  [['en-IN', 'hi'], 'en'],
  [['gu-IN', 'gu', 'hi', 'en'], 'hi'],
  [['HI'], 'hi'],
  [['hil-PH', 'de'], 'en'],
  [[], 'en'],
] as const)('chooses for a phone with the languages %j the language %s', (wanted, language) => {
  expect(deviceLanguage(wanted)).toBe(language);
});
