import { expectNoBarriers, expectNoneStandsInTheWay } from '../support/accessibility.ts';
import { SIZES } from '../support/chromium.ts';
import { isWhole, SCREENS } from '../support/screens.ts';
import { expectHoldsTwiceTheSize } from '../support/twice-the-size.ts';
import { expect, test } from '../support/test.ts';

for (const [name, screen] of Object.entries(SCREENS)) {
  test(`${name} can be used by everybody in Hindi, with letters of twice the size too, on a phone and as wide as a desk`, async ({
    openAs,
  }) => {
    const isOfFamilies = screen.as !== 'administrator';
    const page = await openAs(screen.as);
    await expectNoBarriers(page, screen, 'hi');
    if (isOfFamilies) await expectHoldsTwiceTheSize(page);

    await page.setViewportSize(SIZES.desktop.viewport);
    await isWhole(page);
    await expectNoneStandsInTheWay(page, 'hi');
    if (isOfFamilies) await expectHoldsTwiceTheSize(page);

    // Out of reach behind a sheet.
    if ((await page.locator('dialog[open], [role=dialog]').count()) > 0) return;
    await page.getByRole('banner').getByRole('button', { name: 'English', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await isWhole(page);
    await expectNoneStandsInTheWay(page, 'en');
  });
}
