import type { Locator } from '@playwright/test';
import { expect, type Page } from './test.ts';

/** More stops than any screen has. */
const MOST_STOPS = 120;

/** Somebody who has no mouse: goes from stop to stop, and must see at each where they are. */
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

  /** The focus shows, and is not under one of the bars or outside the window. */
  async isSeen(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(FOCUS_THAT_CANT_BE_SEEN), { message: 'a focus that can’t be seen' })
      .toBe('');
  }
}

const FOCUS_THAT_CANT_BE_SEEN = `(() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  // A field that is hidden under its label, or framed together with its button, shows its focus there.
  const shown = focused.matches('.visually-hidden') ? focused.nextElementSibling :
    focused.matches('input') ? focused.closest('.ant-input-affix-wrapper') ?? focused : focused;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown);
  const marked = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
  const { top, bottom } = shown.getBoundingClientRect();
  const bar = shown.closest('header, dialog, a[href="#content"]') ? 0 : document.querySelector('header').getBoundingClientRect().bottom;
  const foot = shown.closest('main') && document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().top || innerHeight;
  return marked && bottom > bar && top < foot ? '' : shown.outerHTML.slice(0, 120);
})()`;
