import type { Browser } from '@playwright/test';
import { movedDate } from '../../conditions/moved-date.mjs';

/** Move the date in all pages that this browser opens from now on, if this test run moves dates. */
export function withMovedDate(browser: Browser): Browser {
  const content = movedDate();
  if (!content) return browser;
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript({ content });
    return context;
  };
  return browser;
}
