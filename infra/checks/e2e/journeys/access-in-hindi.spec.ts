import { expectNoBarriers } from '../support/accessibility.ts';
import { SCREENS } from '../support/screens.ts';
import { expectHoldsTwiceTheSize } from '../support/twice-the-size.ts';
import { test } from '../support/many-screens.ts';
import { PHONE } from '../support/test.ts';

/**
 * The families' screens with a layout of their own on a desktop, as all of administrators have. The phone
 * has the others in Hindi; `access.spec.ts` looks at them on a desktop in English.
 */
const OF_FAMILIES_ON_A_DESKTOP = [
  ...['login', 'signup', 'home', 'home-question', 'search', 'biodata', 'shortlist', 'ledger'],
  ...['add-biodata', 'add-biodata-refused', 'my-profile', 'help-of-members'],
];

for (const [name, screen] of Object.entries(SCREENS)) {
  const isOnDesktop = screen.as === 'administrator' || OF_FAMILIES_ON_A_DESKTOP.includes(name);
  const where = isOnDesktop ? {} : PHONE;
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
