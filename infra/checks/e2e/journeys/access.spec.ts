import { expectNoBarriers, expectReadableInTheDark } from '../support/accessibility.ts';
import { expectFoundEdges } from '../support/edges.ts';
import { SCREENS } from '../support/screens.ts';
import { test } from '../support/test.ts';

/** Nothing on them has an edge. */
const WORDS_ALONE = ['terms', 'about', 'contact', 'not-found'];

for (const [name, screen] of Object.entries(SCREENS)) {
  test(`${name} can be used by everybody, also in the sun and in the dark`, async ({ openAs }) => {
    const hasEdges = screen.as !== 'administrator' && !WORDS_ALONE.includes(name);
    const page = await openAs(screen.as);
    await expectNoBarriers(page, screen, 'en');
    if (hasEdges) await expectFoundEdges(page);
    await expectReadableInTheDark(page);
    if (hasEdges) await expectFoundEdges(page);
  });
}
