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
  it('shows the screen’s own bar while it exists, and the navigation afterwards', () => {
    const { rerender } = render(page(call));
    const own = screen.getByRole('group', { name: 'What you can do' });
    expect(own.closest('main')).toBeNull();
    expect(own.textContent).toBe('Call Now');
    expect(screen.queryByRole('navigation')).toBeNull();

    rerender(page(null));
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByRole('navigation').textContent).toBe('everywhere');
  });

  it('shows a screen’s own bar inside a page without a place for it', () => {
    render(call);
    expect(screen.getByRole('button', { name: 'Call Now' })).toBeInstanceOf(HTMLElement);
  });
});

describe('the bottom bar with an on-screen keyboard', () => {
  /** Set the visible height of the page; return a function that changes it. */
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

  it('hides the bottom bar while the keyboard is open, and shows it again afterwards', () => {
    const leave = seeing(640);
    render(page(null));
    screen.getByLabelText('City').focus();
    leave(330);
    expect(screen.queryByRole('navigation')).toBeNull();
    leave(640);
    expect(screen.getByRole('navigation')).toBeInstanceOf(HTMLElement);
  });

  it('keeps the bottom bar if only the browser’s own bar opens, or no field has the focus', () => {
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
