import { expectNoBarriers } from '../support/accessibility.ts';
import { SCREENS } from '../support/screens.ts';
import { test } from '../support/test.ts';

for (const [name, screen] of Object.entries(SCREENS)) {
  test(`${name} can be used by everybody in Hindi`, async ({ openAs }) => {
    await expectNoBarriers(await openAs(screen.as), screen, 'hi');
  });
}
