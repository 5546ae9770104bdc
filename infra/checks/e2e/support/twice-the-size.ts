import { isStill } from './settled.ts';
import { expect, type Page } from './test.ts';
import { usualWidth } from './usual-width.ts';

export async function expectHoldsTwiceTheSize(page: Page): Promise<void> {
  const size = await doubleLetters(page);
  await expect(page.locator('body')).toHaveCSS('font-size', `${size}px`);
  // Wait for fields that grow during a fifth of a second.
  await isStill(page);
  expect(await smallLetters(page, (size * 2) / 3), 'what doesn’t grow').toEqual([]);
  expect(await page.evaluate(SIDEWAYS), 'what reaches over the side').toEqual([]);
  expect(await page.evaluate(CUT_OFF), 'what is cut off').toEqual([]);
  expect(await page.evaluate(OVERLAPPING), 'what covers something else').toEqual([]);
}

/** Double the font size, adjusted to a phone's width. Return the new size of usual text, in pixels. */
export async function doubleLetters(page: Page): Promise<number> {
  const width = await usualWidth(page);
  await page.evaluate(`document.documentElement.style.fontSize = '${200 * width}%'`);
  return Number((36 * width).toFixed(2));
}

function smallLetters(page: Page, least: number): Promise<unknown> {
  return page.evaluate(`[...document.querySelectorAll('main *, header *, footer *')]
    .filter((element) => element.checkVisibility() && parseFloat(getComputedStyle(element).fontSize) < ${least})
    .filter((element) => element.matches('input, textarea, select') ||
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
    .filter((element) => !element.closest('svg, option, [type=file], [type=radio], [type=checkbox]'))
    .map((element) => element.outerHTML.slice(0, 120))`);
}

export const SIDEWAYS = `document.documentElement.scrollWidth <= document.documentElement.clientWidth ? [] :
  [...document.querySelectorAll('body *')]
    .filter((element) => !element.closest('[data-watermark], .table-frame'))
    .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120))`;

export const CUT_OFF = `[...document.querySelectorAll('body *')]
  .filter((element) => !element.closest('svg, select, .visually-hidden, .table-frame, [hidden]') && element.textContent.trim())
  .filter((element) => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
    return (hides || textOverflow === 'ellipsis') &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
  })
  .map((element) => element.outerHTML.slice(0, 120))`;

/** Finds overlapping controls and texts, except elements inside each other and intended overlaps. */
const OVERLAPPING = `(() => {
  const top = document.querySelector('dialog[open]') ?? document.body;
  // Of what goes sideways in a row of its own, the part that is in it.
  const seen = (element) => {
    const row = element.closest('[data-sideways]')?.getBoundingClientRect();
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [from, to] = row ? [Math.max(left, row.left), Math.min(right, row.right)] : [left, right];
    return { left: from, right: to, top, bottom, width: to - from, height: bottom - top };
  };
  const parts = [...top.querySelectorAll('a, button, input, select, textarea, h1, h2, h3, p, dt, dd, label')]
    .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, [href="#content"], [data-watermark], :has(> button[aria-pressed]), [role=status][aria-live], :has(> [type=file])'))
    .map((element) => ({ element, box: seen(element) }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  // The bars at the head and the foot of the window.
  const fixed = (element) => !element.closest('main, dialog, footer');
  const found = [];
  for (const [index, one] of parts.entries()) for (const other of parts.slice(index + 1)) {
    if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
    if (fixed(one.element) !== fixed(other.element)) continue;
    const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    // A sheet's content scrolls under the buttons at its foot.
    if (one.element.closest('dialog footer') !== other.element.closest('dialog footer')) continue;
    if (width > 2 && height > 2) found.push(one.element.outerHTML.slice(0, 90) + ' | ' + other.element.outerHTML.slice(0, 90));
  }
  return found;
})()`;
