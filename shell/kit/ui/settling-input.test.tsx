import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SettlingInput } from './settling-input.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const onSettled = vi.fn();

function Filter({ taken }: { taken?: (typed: string) => string }) {
  const [value, setValue] = useState('');
  const settle = (typed: string) => {
    onSettled(typed);
    setValue(typed);
  };
  return (
    <>
      <SettlingInput aria-label="name" value={value} onSettled={settle} taken={taken} />
      <button type="button" onClick={() => setValue('')}>
        clear
      </button>
    </>
  );
}

function type(text: string): HTMLInputElement {
  onSettled.mockClear();
  render(<Filter />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'name' });
  fireEvent.change(input, { target: { value: text } });
  return input;
}

it('reports typed text once, after a pause in typing', () => {
  const input = type('meh');
  expect(onSettled).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(300));
  fireEvent.blur(input);
  act(() => void vi.advanceTimersByTime(1000));
  expect(onSettled.mock.calls).toEqual([['meh']]);
});

it('reports typed text immediately on blur, so that a field that is cleared afterwards stays empty', () => {
  const input = type('meh');
  fireEvent.blur(input);
  expect(onSettled.mock.calls).toEqual([['meh']]);
  fireEvent.click(screen.getByRole('button', { name: 'clear' }));
  act(() => void vi.advanceTimersByTime(1000));
  expect(input.value).toBe('');
  expect(onSettled.mock.calls).toEqual([['meh']]);
});

it('reports composed text once, when the keyboard ends the composition', () => {
  onSettled.mockClear();
  render(<Filter taken={(typed) => typed.replaceAll('२', '2')} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'name' });
  fireEvent.compositionStart(input);
  for (const value of ['२', '२२']) {
    fireEvent.input(input, { target: { value }, isComposing: true });
    expect(input.value).toBe(value);
    act(() => void vi.advanceTimersByTime(1000));
  }
  expect(onSettled).not.toHaveBeenCalled();
  fireEvent.compositionEnd(input);
  expect(input.value).toBe('22');
  act(() => void vi.advanceTimersByTime(1000));
  expect(onSettled.mock.calls).toEqual([['22']]);
});
