import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { screen } from '../testing/index.ts';
import { BottomBar, BottomBarPlace } from './bottom-bar.tsx';

const page = (screenOf: ReactNode) => (
  <>
    <main>
      <input aria-label="City" />
      {screenOf}
    </main>
    <BottomBarPlace>
      <nav>everywhere</nav>
    </BottomBarPlace>
  </>
);

const call = (
  <BottomBar label="What you can do">
    <button type="button">Call Now</button>
  </BottomBar>
);

describe('the bottom bar', () => {
  it('is the screen’s own while that is there, and the navigation again afterwards', () => {
    const { rerender } = render(page(call));
    const own = screen.getByRole('group', { name: 'What you can do' });
    expect(own.closest('main')).toBeNull();
    expect(own.textContent).toBe('Call Now');
    expect(screen.queryByRole('navigation')).toBeNull();

    rerender(page(null));
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByRole('navigation').textContent).toBe('everywhere');
  });

  it('stands in the page where there is no place for it', () => {
    render(call);
    expect(screen.getByRole('button', { name: 'Call Now' })).toBeInstanceOf(HTMLElement);
  });
});

describe('with an on-screen keyboard', () => {
  /** What is to be seen of the page. */
  function seeing(height: number) {
    const viewport = Object.assign(new EventTarget(), { height, scale: 1 });
    vi.stubGlobal('visualViewport', viewport);
    return (left: number) =>
      act(() => {
        viewport.height = left;
        viewport.dispatchEvent(new Event('resize'));
      });
  }
  afterEach(() => vi.unstubAllGlobals());

  it('makes way while somebody types, and comes back with the page', () => {
    const leave = seeing(640);
    render(page(null));
    screen.getByLabelText('City').focus();
    leave(330);
    expect(screen.queryByRole('navigation')).toBeNull();
    leave(640);
    expect(screen.getByRole('navigation')).toBeInstanceOf(HTMLElement);
  });

  it('stays when it is the browser’s own bar that comes, or when nothing is typed into', () => {
    const leave = seeing(640);
    render(page(null));
    screen.getByLabelText('City').focus();
    leave(584);
    expect(screen.getByRole('navigation')).toBeInstanceOf(HTMLElement);
    screen.getByLabelText('City').blur();
    leave(330);
    expect(screen.getByRole('navigation')).toBeInstanceOf(HTMLElement);
  });
});
