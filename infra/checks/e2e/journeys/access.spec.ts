import { expectNoBarriers, expectReadableInTheDark } from '../support/accessibility.ts';
import { expectFoundEdges } from '../support/edges.ts';
import { expectLargeLetters } from '../support/letters.ts';
import { SCREENS } from '../support/screens.ts';
import { expectLargeTargets } from '../support/targets.ts';
import { test } from '../support/test.ts';

/** Nothing on them has an edge. */
const WORDS_ALONE = ['terms', 'about', 'contact', 'menu'];

for (const [name, screen] of Object.entries(SCREENS)) {
  test(`${name} can be used by everybody, also in the sun and in the dark`, async ({ openAs }) => {
    const hasEdges = !WORDS_ALONE.includes(name);
    const page = await openAs(screen.as);
    await expectNoBarriers(page, screen, 'en');
    if (hasEdges) await expectFoundEdges(page);
    if (screen.as !== 'administrator') {
      await expectLargeLetters(page);
      await expectLargeTargets(page);
    }
    await expectReadableInTheDark(page);
    if (hasEdges) await expectFoundEdges(page);
  });
}
