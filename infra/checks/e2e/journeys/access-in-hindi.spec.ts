import { expectNoBarriers } from '../support/accessibility.ts';
import { SCREENS } from '../support/screens.ts';
import { expectHoldsTwiceTheSize } from '../support/twice-the-size.ts';
import { test } from '../support/many-screens.ts';
import { DESKTOP, PHONE } from '../support/test.ts';

/** The families' screens with another layout on a desktop. `access.spec.ts` has all of them in English. */
const OF_FAMILIES_ON_A_DESKTOP = [
  ...['login', 'signup', 'home', 'home-question', 'search', 'biodata', 'shortlist', 'ledger'],
  ...['add-biodata', 'add-biodata-refused', 'my-profile', 'help-of-members'],
];

for (const [name, screen] of Object.entries(SCREENS)) {
  const ofFamilies = OF_FAMILIES_ON_A_DESKTOP.includes(name) ? {} : PHONE;
  const where = screen.as === 'administrator' ? DESKTOP : ofFamilies;
  test(
    `${name} can be used by everybody in Hindi, with letters of twice the size too`,
    where,
    async ({ openAs }) => {
      const page = await openAs(screen.as);
      await expectNoBarriers(page, screen, 'hi');
      if (screen.as !== 'administrator') await expectHoldsTwiceTheSize(page);
    },
  );
}
