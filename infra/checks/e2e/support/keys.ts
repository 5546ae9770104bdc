import type { Locator } from '@playwright/test';
import { expect, type Page } from './test.ts';

/** The most times that Tab is pressed to reach an element: more than any screen needs. */
const MOST_STOPS = 120;

/** A person without a mouse, who moves the focus and must see it at each stop. */
export class Keys {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async to(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if ((await target.and(this.page.locator(':focus')).count()) === 1) return;
      await this.page.keyboard.press('Tab');
      await this.isSeen();
    }
    throw new Error(`No number of tabs leads to ${target.toString()}.`);
  }

  async press(target: Locator, key: 'Enter' | 'Space'): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.type(text);
  }

  /** Expect that the focus is visible, and that its whole element is in view. */
  async isSeen(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(UNSEEN_FOCUS), { message: 'a focus that can’t be seen' })
      .toBe('');
  }
}

/** Finds the element that shows the focus: a hidden field's label, or the frame of a select field. */
const SHOWN_FOR = `(focused) => focused.matches('.visually-hidden') ? focused.nextElementSibling :
  focused.matches('input') ? focused.closest('.ant-select') ?? focused : focused`;

/**
 * Checks that no fixed element (bars, chips, a sheet's foot) covers the focused element, and that the window
 * shows all of it. Of an element that is higher than the free area, a part must be visible.
 */
export const COVERED_FOCUS = `(stills) => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  const shown = (${SHOWN_FOR})(focused);
  const { top, bottom, left, right, height } = shown.getBoundingClientRect();
  const inFront = (x, y, element) => element.contains(document.elementFromPoint(x, y));
  let room = innerHeight;
  let covered = false;
  for (const still of stills) {
    if (still.contains(shown) || shown.contains(still)) continue;
    const place = still.getBoundingClientRect();
    const x = (Math.max(left, place.left) + Math.min(right, place.right)) / 2;
    if (place.height === 0 || x <= place.left || x >= place.right) continue;
    if (inFront(x, (place.top + place.bottom) / 2, still)) room -= place.height;
    const from = Math.max(top, place.top);
    const to = Math.min(bottom, place.bottom);
    if (to - from > 1 && inFront(x, (from + to) / 2, still)) covered = true;
  }
  const whole = !covered && top >= -1 && bottom <= innerHeight + 1;
  const part = bottom > 0 && top < innerHeight;
  return whole || (height > room && part) ? '' : 'covered: ' + shown.outerHTML.slice(0, 120);
}`;

export const STILLS = `[...document.querySelectorAll('body *')].filter((element) => {
  const { position, top, bottom, pointerEvents } = getComputedStyle(element);
  if (element.matches('[role=status] > [data-kind]')) return true;
  return pointerEvents !== 'none' && (position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto')));
})`;

const UNSEEN_FOCUS = `(() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  const shown = (${SHOWN_FOR})(focused);
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown);
  const marked = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
  return marked ? (${COVERED_FOCUS})(${STILLS}) : 'without a frame: ' + shown.outerHTML.slice(0, 120);
})()`;
