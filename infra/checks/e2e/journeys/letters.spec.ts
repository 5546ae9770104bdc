import { expectRoomForLetters, launchWithLetters, LETTERS, openPhone } from '../support/browser-letters.ts';
import { SCREENS } from '../support/screens.ts';
import { test } from '../support/test.ts';

/** The screens with the fullest rows. `large-letters.spec.ts` tests all screens, in both languages. */
const CROWDED = ['home', 'search', 'biodata', 'add-biodata'] as const;

test('a family’s screens have room for the largest letters', async () => {
  const browser = await launchWithLetters(LETTERS.largest);
  const page = await openPhone(browser, 'member', 'hi');
  for (const name of CROWDED) {
    await SCREENS[name]?.open(page);
    await expectRoomForLetters(page, LETTERS.largest, name);
  }
  await browser.close();
});
