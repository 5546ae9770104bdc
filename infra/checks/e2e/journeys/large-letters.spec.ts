import { LANGUAGES } from '@pehchan/contract/messages';
import { expectRoomForLetters, launchWithLetters, LETTERS, openPhone } from '../support/browser-letters.ts';
import type { Person } from '../support/people.ts';
import { SCREENS } from '../support/screens.ts';
import { test } from '../support/test.ts';

/** This screen changes the release for other tests. Another test opens it. */
const { 'remote-problem': _, ...screens } = SCREENS;
const people = new Set(Object.values(screens).map(({ as }) => as));

for (const size of Object.values(LETTERS)) {
  for (const language of LANGUAGES) {
    for (const person of people) {
      test(`every screen has room for letters of ${size} px: ${language}, ${person}`, async () => {
        test.setTimeout(400_000);
        const browser = await launchWithLetters(size);
        const page = await openPhone(browser, person as Person, language);
        for (const [name, { as, open }] of Object.entries(screens)) {
          if (as !== person) continue;
          await open(page);
          await expectRoomForLetters(page, size, name);
        }
        await browser.close();
      });
    }
  }
}
