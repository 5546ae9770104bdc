import AxeBuilder from '@axe-core/playwright';
import { LANGUAGES } from '@pehchan/contract/constants';
import { SCREENS, standsStill } from '../support/screens.ts';
import { expect, prefer, test, type Page } from '../support/test.ts';

/** WCAG 2.2 AA, as far as a machine can tell, on every screen in both themes and languages. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const THEMES = ['light', 'dark'] as const;

for (const [name, { as, open }] of Object.entries(SCREENS)) {
  test(`${name} can be used by everybody`, async ({ openAs }) => {
    for (const language of LANGUAGES) {
      const page = await openAs(as);
      await prefer(page, language);
      await open(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        await standsStill(page);
        expect(await barriersOn(page), `${name}, ${theme}, ${language}`).toEqual([]);
        expect(await overflowOf(page), `${name}, ${language}: nothing to scroll sideways`).toBe(0);
      }
      await page.close();
    }
  });
}

async function barriersOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(LEVELS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

async function overflowOf(page: Page): Promise<number> {
  const root = page.locator('html');
  const wide = await root.evaluate((element) => element.scrollWidth - element.clientWidth);
  return Math.max(0, Number(wide));
}
