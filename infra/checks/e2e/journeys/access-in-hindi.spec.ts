import { expectNoBarriers } from '../support/accessibility.ts';
import { isAlikeOnADesktop, SCREENS } from '../support/screens.ts';
import { expectHoldsTwiceTheSize } from '../support/twice-the-size.ts';
import { test } from '../support/many-screens.ts';
import { DESKTOP, PHONE } from '../support/test.ts';

for (const [name, screen] of Object.entries(SCREENS)) {
  const ofFamilies = isAlikeOnADesktop(name) ? PHONE : {};
  const where = screen.as === 'administrator' ? DESKTOP : ofFamilies;
  test(
    `${name} is accessible in Hindi, and fits with letters of twice the size`,
    where,
    async ({ openAs }) => {
      const page = await openAs(screen.as);
      await expectNoBarriers(page, screen, 'hi');
      if (screen.as !== 'administrator') await expectHoldsTwiceTheSize(page);
    },
  );
}
