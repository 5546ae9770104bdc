import { LANGUAGES } from '@pehchan/contract/messages';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { hi } from './hi.ts';

const SAID = { en, hi };

describe('the names of the months', () => {
  it.each(LANGUAGES)('names the months as the calendar does: %s', (language) => {
    const { format } = new Intl.DateTimeFormat(`${language}-IN`, { month: 'long', timeZone: 'UTC' });
    const names = Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month)));
    expect(SAID[language]['date.months'].split(' ')).toEqual(names);
  });
});
