import { expectNoBarriers } from '../support/accessibility.ts';
import { SCREENS } from '../support/screens.ts';
import { expectHoldsTwiceTheSize } from '../support/twice-the-size.ts';
import { test } from '../support/many-screens.ts';

for (const [name, screen] of Object.entries(SCREENS)) {
  test(`${name} can be used by everybody in Hindi, with letters of twice the size too`, async ({
    openAs,
  }) => {
    const page = await openAs(screen.as);
    await expectNoBarriers(page, screen, 'hi');
    if (screen.as !== 'administrator') await expectHoldsTwiceTheSize(page);
  });
}
