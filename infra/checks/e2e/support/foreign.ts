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
