import { beforeAll, beforeEach, expect, it } from 'vitest';
import { keepTexts } from './foreign-text.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
let place: HTMLElement;
let text: Text;

beforeAll(() => keepTexts(document.body));
beforeEach(() => {
  place = document.createElement('p');
  text = document.createTextNode('Paused');
  place.append(document.createElement('b'), text);
  document.body.replaceChildren(place);
});

const font = (said: string) => {
  const element = document.createElement('font');
  element.textContent = said;
  return element;
};

const WAYS: Record<string, (by: HTMLElement) => void> = {
  'in one step': (by) => text.replaceWith(by),
  'before it, which is then removed': (by) => {
    text.before(by);
    text.remove();
  },
  'after it, which is then removed': (by) => {
    text.after(by);
    text.remove();
  },
};

it.each(Object.keys(WAYS))('lets React remove a translated text: %s', async (way) => {
  WAYS[way]?.(font('रुका'));
  await settled();
  expect(place.textContent).toBe('रुका');
  place.removeChild(text);
  await settled();
  expect(place.textContent).toBe('');
});

it.each(Object.keys(WAYS))('lets React change a translated text: %s', async (way) => {
  WAYS[way]?.(font('रुका'));
  await settled();
  place.insertBefore(document.createElement('i'), text).textContent = 'Now: ';
  text.nodeValue = 'Open';
  await settled();
  expect(place.textContent).toBe('Now: Open');
  text.nodeValue = '';
  await settled();
  expect(place.textContent).toBe('Now: ');
});

it('shows only the latest of two translations, and restores the original text on request', async () => {
  const first = font('रुका');
  text.replaceWith(first);
  await settled();
  const second = font('बंद');
  first.replaceWith(second);
  await settled();
  expect(place.textContent).toBe('बंद');
  second.replaceWith(text);
  await settled();
  expect(place.textContent).toBe('Paused');
});

it('ignores React’s own changes to a text', async () => {
  const other = document.createElement('u');
  text.remove();
  place.append(other);
  await settled();
  expect([...place.childNodes].map(({ nodeName }) => nodeName)).toEqual(['B', 'U']);
  place.textContent = 'Open';
  place.textContent = 'Settled';
  await settled();
  expect(place.childNodes).toHaveLength(1);
});
