import { isStill } from './settled.ts';
import { expect, type Page } from './test.ts';
import { expectFoundTicks } from './ticks.ts';

/** The least contrast of edges by WCAG 1.4.11, which axe doesn't check. */
const LEAST = 3;

export async function expectFoundEdges(page: Page): Promise<void> {
  await isStill(page);
  const { looked, faint } = (await page.evaluate(EDGES)) as { looked: number; faint: string[] };
  expect(faint, 'edges that are hard to find').toEqual([]);
  expect(looked, 'controls').toBeGreaterThan(0);
  await expectFoundTicks(page);
}

/**
 * An element's edge is its border or else its change of background. Buttons and links without an edge are
 * texts and icons, whose contrast axe checks.
 */
const EDGES = `(() => {
  const colour = (text) => { const [r, g, b, a = 1] = text.match(/[\\d.]+/g).map(Number); return { rgb: [r, g, b], a }; };
  const light = ({ rgb }) => rgb.map((v) => v / 255).map((v) => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const contrast = (one, other) => { const [a, b] = [light(one), light(other)].sort((x, y) => y - x); return (a + 0.05) / (b + 0.05); };
  const around = (element) => {
    for (let up = element.parentElement; up; up = up.parentElement) {
      const ground = colour(getComputedStyle(up).backgroundColor);
      if (ground.a > 0.99) return ground;
    }
    return colour('rgb(255, 255, 255)');
  };
  const typed = 'input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden]), select, textarea';
  const faint = [];
  let looked = 0;
  const top = document.querySelector('dialog[open], .ant-drawer-open [role=dialog]') ?? document.body;
  for (const control of top.querySelectorAll(typed + ', button, a, label:has([type=radio], [type=checkbox], [type=file])')) {
    const shown = control.closest('.ant-select') ?? control;
    if (!shown.checkVisibility() || control.disabled || control.ariaDisabled === 'true') continue;
    const style = getComputedStyle(shown.matches('.ant-select') ? shown.querySelector('.ant-select-selector') ?? shown : shown);
    const hasBorder = parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none' && colour(style.borderTopColor).a > 0;
    const ground = colour(style.backgroundColor);
    looked += 1;
    if (!hasBorder && !control.matches(typed)) continue;
    const outside = around(shown);
    const best = Math.max(hasBorder ? contrast(colour(style.borderTopColor), outside) : 0, ground.a > 0.99 ? contrast(ground, outside) : 0);
    if (best < ${LEAST}) faint.push(best.toFixed(2) + ' ' + control.outerHTML.slice(0, 120));
  }
  return { looked, faint };
})()`;
