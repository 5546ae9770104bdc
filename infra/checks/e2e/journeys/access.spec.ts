import AxeBuilder from '@axe-core/playwright';
import { LANGUAGES } from '@pehchan/contract/messages';
import { SCREENS, standsStill } from '../support/screens.ts';
import { expect, prefer, test, type Page } from '../support/test.ts';

/** WCAG 2.2 AA, as far as a machine can tell, on every screen in both languages and themes. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What another theme can change. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

for (const [name, { as, open }] of Object.entries(SCREENS)) {
  test(`${name} can be used by everybody`, async ({ openAs }) => {
    const page = await openAs(as);
    for (const language of LANGUAGES) {
      await prefer(page, language);
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page);
      await standsStill(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const inWords = on(page).withTags(LEVELS);
      // Letters of either script have one colour: to look at it once is enough, and it is slow.
      const all = language === 'en' ? inWords : inWords.disableRules(OF_COLOUR);
      expect(await barriers(all), `in the light, ${language}`).toEqual([]);
      expect(await namelessIcons(page), `icons that say nothing, ${language}`).toEqual([]);
      expect(await sidewaysScroll(page), `how far it scrolls sideways, ${language}`).toBe(0);

      if (language !== 'en') continue;
      await page.emulateMedia({ colorScheme: 'dark' });
      await standsStill(page);
      expect(await barriers(on(page).withRules(OF_COLOUR)), 'in the dark').toEqual([]);
    }
  });
}

/** The watermark is decoration over everything, hidden from screen readers, and slow to look through. */
function on(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('[data-watermark]')
    .options({ resultTypes: ['violations'] });
}

async function barriers(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** An icon is decoration beside words, or has a name of its own. */
function namelessIcons(page: Page): Promise<unknown> {
  return page.evaluate(`[...document.querySelectorAll('svg')]
    .filter((icon) => !icon.closest('[aria-hidden=true]') && !(icon.role === 'img' && icon.ariaLabel))
    .map(({ outerHTML }) => outerHTML)`);
}

function sidewaysScroll(page: Page): Promise<unknown> {
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}
