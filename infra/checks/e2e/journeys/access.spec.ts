import { expectNoBarriers, expectReadableInTheDark } from '../support/accessibility.ts';
import { expectFoundEdges } from '../support/edges.ts';
import { expectLargeLetters } from '../support/letters.ts';
import { isAlikeOnADesktop, SCREENS } from '../support/screens.ts';
import { expectLargeTargets } from '../support/targets.ts';
import { test } from '../support/many-screens.ts';
import { PHONE } from '../support/test.ts';
import { expectHoldsTwiceTheSize } from '../support/twice-the-size.ts';

/** Screens with only text: they have no field, button or card whose edge could be checked. */
const WORDS_ALONE = ['terms', 'safety', 'about', 'contact', 'menu'];

for (const [name, screen] of Object.entries(SCREENS)) {
  const title = `${name} can be used by everybody, in the sun, in the dark and with large letters`;
  test(title, isAlikeOnADesktop(name) ? PHONE : {}, async ({ openAs }) => {
    const hasEdges = !WORDS_ALONE.includes(name);
    const isOfFamilies = screen.as !== 'administrator';
    // A family's screen has the same colours on a phone and on a desktop, so check them once.
    const looksInTheDark = !isOfFamilies || test.info().project.name === 'phone';
    const page = await openAs(screen.as);
    await expectNoBarriers(page, screen, 'en');
    if (hasEdges) await expectFoundEdges(page);
    if (isOfFamilies) {
      await expectLargeLetters(page);
      await expectLargeTargets(page);
    }
    if (looksInTheDark) {
      await expectReadableInTheDark(page);
      if (hasEdges) await expectFoundEdges(page);
    }
    if (isOfFamilies) await expectHoldsTwiceTheSize(page);
  });
}
