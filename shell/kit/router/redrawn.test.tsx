import { act, render } from '@testing-library/react';
import { StrictMode, useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LEAVING } from '../leaving.ts';
import { memoryHistory } from './page-history.ts';
import { PageRouter } from './page-router.tsx';
import { Redrawn } from './redrawn.tsx';
import { RouteBoundary } from './route-boundary.tsx';

// React logs each error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

/** State outside React, which `Listing` shows. It replaces the store in these tests. */
let kept = 'open';
const listeners = new Set<() => void>();
const choose = (listing: string) => {
  kept = listing;
  listeners.forEach((listener) => listener());
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function Listing() {
  const listing = useSyncExternalStore(subscribe, () => kept);
  return (
    <p>
      {listing === 'open' ? 'Families see it' : ''}
      {listing === 'paused' && <b>Paused</b>}
      <i>{listing}</i>
    </p>
  );
}
function open(children = <Listing />) {
  kept = 'open';
  return render(
    <StrictMode>
      <PageRouter history={memoryHistory('/')}>
        <RouteBoundary fallback={<h1>Something broke</h1>}>
          <main>
            <Redrawn>{children}</Redrawn>
          </main>
        </RouteBoundary>
      </PageRouter>
    </StrictMode>,
  ).container;
}

const CHANGES: Record<string, (paragraph: Element) => void> = {
  'wraps an element': (paragraph) => {
    const inner = paragraph.querySelector('i');
    const wrapper = document.createElement('mark');
    inner?.replaceWith(wrapper);
    if (inner) wrapper.append(inner);
  },
  'removes an element': (paragraph) => paragraph.querySelector('i')?.remove(),
  'moves the whole part elsewhere': (paragraph) => {
    paragraph.querySelector('i')?.remove();
    if (paragraph.parentElement) document.body.prepend(paragraph.parentElement);
  },
};

it.each(Object.keys(CHANGES))('renders a part of the page again after another program %s', (change) => {
  const container = open();
  CHANGES[change]?.(container.querySelector('p') as Element);
  act(() => choose('paused'));
  expect(document.body.textContent).toBe('Pausedpaused');
  act(() => choose('open'));
  expect(container.textContent).toBe('Families see itopen');
});

it('passes the error of a part that keeps failing to the outer boundary', () => {
  let drawn = 0;
  function Broken(): never {
    drawn += 1;
    throw new DOMException('not a child', 'NotFoundError');
  }
  const container = open(<Broken />);
  expect(container.textContent).toBe('Something broke');
  expect(drawn).toBeLessThan(40);
});

it('passes every other error to the outer boundary immediately', () => {
  function Broken(): never {
    throw new TypeError('a fault of the part');
  }
  expect(open(<Broken />).textContent).toBe('Something broke');
});

it('renders nothing once the page is being left', () => {
  const container = open();
  CHANGES['wraps an element']?.(container.querySelector('p') as Element);
  window.dispatchEvent(new Event(LEAVING));
  act(() => choose('paused'));
  expect(container.textContent).toBe('');
});
