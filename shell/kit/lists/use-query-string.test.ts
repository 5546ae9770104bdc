import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { memoryHistory } from '../router/page-history.ts';
import { PageRouter } from '../router/page-router.tsx';
import { useQueryString } from './use-query-string.ts';

describe('the query of an address', () => {
  it('keeps both of two changes that come before it is drawn again', () => {
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(MemoryRouter, { initialEntries: ['/?village=DHAN'] }, children);
    const { result } = renderHook(() => useQueryString(), { wrapper });
    const [, change] = result.current;
    act(() => {
      change((query) => query.set('minAge', '25'));
      change((query) => query.set('maxAge', '30'));
    });
    expect(String(result.current[0])).toBe('village=DHAN&minAge=25&maxAge=30');
    // As a field does whose typing has just come to rest: by the function that it was drawn with.
    act(() => change((query) => query.delete('village')));
    expect(String(result.current[0])).toBe('minAge=25&maxAge=30');
  });

  it('keeps a filter when another part of the page changes something before it is drawn again', () => {
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(MemoryRouter, { initialEntries: ['/?page=1'] }, children);
    const { result } = renderHook(() => ({ filters: useQueryString(), depth: useQueryString() }), {
      wrapper,
    });
    const { filters, depth } = result.current;
    act(() => {
      filters[1]((query) => query.set('gender', 'MALE'));
      depth[1]((query) => query.set('page', '2'));
    });
    expect(String(result.current.depth[0])).toBe('page=2&gender=MALE');
  });

  it('is left alone by a screen that somebody is just leaving', () => {
    const history = memoryHistory('/search-profiles');
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(PageRouter, { history, children });
    const { result } = renderHook(() => useQueryString(), { wrapper });
    const [, change] = result.current;
    act(() => {
      history.push('/');
      change((query) => query.set('gender', 'FEMALE'), { replace: true });
    });
    expect(history.shown.location).toMatchObject({ pathname: '/', search: '' });
  });
});
