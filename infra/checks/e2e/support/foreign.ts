import type { Page } from './test.ts';

/** Wrap each text in two elements, as a translator does that ignores the page's `translate="no"`. */
export function translatePage(page: Page): Promise<void> {
  return page.evaluate(`{
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.nodeValue.trim() || text.parentElement.closest('script, style, template, textarea, option, svg, font')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.nodeValue;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }`);
}

/** Wrap every third element with a text and remove every fifth icon, as extensions do. */
export function moveElements(page: Page): Promise<void> {
  return page.evaluate(`{
    const parts = [...document.querySelectorAll('main :is(p, b, strong, span, dd, time)')];
    for (const part of parts.filter((_, at) => at % 3 === 0)) {
      if (part.closest('mark, button, label, svg')) continue;
      const wrapper = document.createElement('mark');
      part.before(wrapper);
      wrapper.append(part);
    }
    for (const icon of [...document.querySelectorAll('main svg')].filter((_, at) => at % 5 === 0)) icon.remove();
  }`);
}

/** Buttons that end the session or the account, open another window, or ask for a file. */
const LEAVES = /log ?out|delete|end |remove|download|export|photo|copy|print|share|english|हिन्दी/i;

/**
 * Press the screen's first button whose name isn't in `pressed`. Run in the page itself, because rows can
 * change between two calls.
 * @returns the button's name without its object, such as the family of a row
 */
export async function pressNext(page: Page, pressed: readonly string[]): Promise<string | undefined> {
  const found = await page.evaluate(`(() => {
    const open = document.querySelector('main button[aria-expanded=true]');
    open?.click();
    for (const button of document.querySelectorAll('main button:enabled:not([aria-disabled=true])')) {
      const full = button.ariaLabel ?? button.innerText;
      const name = full.replace(/:[^]*/, '').replace(/\\d+/g, '#').trim();
      if (!button.checkVisibility({ visibilityProperty: true }) || ${LEAVES}.test(full)) continue;
      if (${JSON.stringify(pressed)}.includes(name)) continue;
      button.focus();
      button.click();
      return name;
    }
  })()`);
  return found as string | undefined;
}

/**
 * Return the words of the screen without notices, and without numbers, which other tests change. Scroll to
 * its end first, because charts load when they are near.
 */
export async function shownIn(page: Page): Promise<string> {
  const words = await page.evaluate(`(() => {
    scrollTo(0, document.body.scrollHeight);
    const notices = [...document.querySelectorAll('main :is([role=status], [role=alert])')];
    return [document.querySelector('main').innerText, ...notices.map(({ innerText }) => innerText)];
  })()`);
  const [all = '', ...notices] = words as string[];
  const others = notices.reduce((rest, notice) => rest.replace(notice, ''), all);
  return others
    .replace(/\d+ \w+ ago|\bnow\b/g, 'then')
    .replace(/\s+/g, ' ')
    .replace(/\d+( \d+)*/g, '#');
}
