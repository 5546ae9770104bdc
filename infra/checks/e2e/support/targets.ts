import { expect, type Page } from './test.ts';

/** In pixels: the least size of a control that a thumb can hit. Main actions and choices must be larger. */
const LEAST = 48;
const LEAST_MAIN = 56;

export async function expectLargeTargets(page: Page): Promise<void> {
  const { looked, small } = (await page.evaluate(TARGETS)) as { looked: number; small: string[] };
  expect(small, 'what is too small for a thumb').toEqual([]);
  expect(looked, 'what can be pressed').toBeGreaterThan(0);
}

/**
 * A control can be pressed on more than its own box: on its label, the field around it, or the whole card. A
 * link within a sentence is as high as its letters.
 */
const TARGETS = `(() => {
  const primary = (() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--primary)';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  })();
  const pressed = (control) => {
    if (getComputedStyle(control, '::after').position === 'absolute') return control.offsetParent;
    if (control.matches('[type=checkbox], [type=radio], [type=file]')) return control.closest('label');
    return control;
  };
  const isInSentence = (control) => {
    const around = control.closest('p, li, dd, td, label, summary');
    return getComputedStyle(control).display === 'inline' && around !== null &&
      around.textContent.trim().length > control.textContent.trim().length;
  };
  const small = [];
  let looked = 0;
  const top = document.querySelector('dialog[open]') ?? document.body;
  for (const control of top.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')) {
    if (control.matches('[href="#content"], .visually-hidden *') || isInSentence(control)) continue;
    const target = pressed(control);
    if (!target?.checkVisibility()) continue;
    looked += 1;
    const { width, height } = target.getBoundingClientRect();
    const isMain = control.matches('[type=submit], [type=radio], [data-bottom-bar] *') ||
      (control.matches('a, button') && getComputedStyle(control).backgroundColor === primary && !control.matches('[aria-pressed]'));
    // A hair's breadth is the screen's rounding.
    if (height < (isMain ? ${LEAST_MAIN} : ${LEAST}) - 0.5 || width < ${LEAST} - 0.5) {
      small.push(Math.round(width) + ' × ' + Math.round(height) + ' ' + control.outerHTML.slice(0, 120));
    }
  }
  return { looked, small };
})()`;
