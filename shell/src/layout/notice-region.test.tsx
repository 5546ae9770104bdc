import { createStore, KitProviders, noticeAdded } from '@pehchan/kit';
import { screen } from '@pehchan/kit/testing';
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoticeRegion } from './notice-region.tsx';

const MINUTES_MS = 10 * 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show(kind: 'success' | 'error' | 'info', text: string): void {
  const store = createStore();
  render(
    <KitProviders store={store}>
      <NoticeRegion />
    </KitProviders>,
  );
  act(() => void store.dispatch(noticeAdded({ kind, text })));
  expect(screen.getByRole('status').textContent).toBe(text);
  act(() => void vi.advanceTimersByTime(MINUTES_MS));
}

it.each(['success', 'info'] as const)('hides a notice of type %s by itself', (kind) => {
  show(kind, 'Saved');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('keeps an error until it is closed', () => {
  show('error', 'It can’t be saved');
  expect(screen.getByRole('status').textContent).toBe('It can’t be saved');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('status').textContent).toBe('');
});
