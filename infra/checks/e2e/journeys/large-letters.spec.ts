import { LANGUAGES } from '@pehchan/contract/messages';
import { expectRoomForLetters, LETTERS, lettersOf } from '../support/browser-letters.ts';
import type { Person } from '../support/people.ts';
import { SCREENS } from '../support/screens.ts';
import { prefer, test } from '../support/test.ts';

/** Leave out `remote-problem`: it changes the release for later screens, and is in `access.spec.ts`. */
const { 'remote-problem': _, ...screens } = SCREENS;
const people = new Set(Object.values(screens).map(({ as }) => as));

/**
 * Opening a screen takes longer than checking it, so each language opens it at one size, then changes sizes.
 */
const SIZES = { en: [LETTERS.large, LETTERS.largest], hi: [LETTERS.largest, LETTERS.large] } as const;

for (const language of LANGUAGES) {
  for (const person of people) {
    test(`every screen has room for letters of 21 and 32 px: ${language}, ${person}`, async ({ openAs }) => {
      test.setTimeout(400_000);
      const page = await openAs(person as Person);
      await prefer(page, language);
      const setLetters = await lettersOf(page);
      for (const [name, { as, open }] of Object.entries(screens)) {
        if (as !== person) continue;
        await page.setViewportSize({ width: 360, height: 800 });
        await setLetters(SIZES[language][0]);
        await open(page);
        for (const size of SIZES[language]) {
          await setLetters(size);
          await expectRoomForLetters(page, size, name);
        }
      }
    });
  }
}
