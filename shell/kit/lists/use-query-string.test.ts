import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { memoryHistory } from '../router/page-history.ts';
import { PageRouter } from '../router/page-router.tsx';
import { useQueryString } from './use-query-string.ts';

describe('useQueryString', () => {
  it('keeps both of two changes before the next render', () => {
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(MemoryRouter, { initialEntries: ['/?village=DHAN'] }, children);
    const { result } = renderHook(() => useQueryString(), { wrapper });
    const [, change] = result.current;
    act(() => {
      change((query) => query.set('minAge', '25'));
      change((query) => query.set('maxAge', '30'));
    });
    expect(String(result.current[0])).toBe('village=DHAN&minAge=25&maxAge=30');
    // Like a field that waits for a pause in typing: it calls the function of an earlier render.
    act(() => change((query) => query.delete('village')));
    expect(String(result.current[0])).toBe('minAge=25&maxAge=30');
  });

  it('keeps a filter if another part of the page changes the query before the next render', () => {
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

  it('ignores a change from a screen that the account has just left', () => {
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

  it('keeps the searched text of the entry when another part of the page changes the query', () => {
    const history = memoryHistory('/userlist');
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(PageRouter, { history, children });
    const { result } = renderHook(() => useQueryString(), { wrapper });
    const [, change] = result.current;
    act(() => change((query) => query.set('page', '1'), { state: { searched: 'mehta' } }));
    act(() => change((query) => query.set('page', '2')));
    expect(history.shown.location).toMatchObject({ search: '?page=2', state: { searched: 'mehta' } });
    act(() => change((query) => query.set('page', '1'), { state: { searched: '' } }));
    act(() => change((query) => query.set('sort', 'name')));
    expect(history.shown.location.state).toBeNull();
  });
});
