import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { OwnerContext } from '../owner.ts';
import { useListPage } from './use-list-page.ts';

function open(at: string, listKey = 'home', owner?: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <OwnerContext value={owner}>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    </OwnerContext>
  );
  return renderHook(
    () => ({ ...useListPage(listKey), search: useLocation().search, navigate: useNavigate() }),
    { wrapper },
  ).result;
}

describe('useListPage', () => {
  it('starts on the first page', () => {
    expect(open('/').current.page).toBe(1);
  });

  it('reads the page from the address', () => {
    expect(open('/?page=4').current.page).toBe(4);
  });

  it('writes the page into the address, and keeps its other parameters', () => {
    const list = open('/?village=DHAN');
    act(() => list.current.goTo(2));
    expect(list.current.page).toBe(2);
    expect(list.current.search).toBe('?village=DHAN&page=2');
  });

  it('returns to the page where this list was left, separately for each list', () => {
    const list = open('/');
    act(() => list.current.goTo(3));
    expect(open('/').current.page).toBe(3);
    expect(open('/', 'search').current.page).toBe(1);
  });

  it('separates lists of the same name by their remotes', () => {
    const list = open('/', 'home', 'member');
    act(() => list.current.goTo(3));
    expect(open('/', 'home', 'member').current.page).toBe(3);
    expect(open('/', 'home', 'events').current.page).toBe(1);
  });

  it('returns to the previous page on Back, even if its address names no page', () => {
    const list = open('/');
    act(() => list.current.goTo(2));
    expect(list.current.page).toBe(2);
    act(() => void list.current.navigate(-1));
    expect(list.current.search).toBe('');
    expect(list.current.page).toBe(1);
  });

  it.each(['0', '-1', '1.5', 'x', ''])(
    'starts on the first page if the address names the page %j',
    (page) => {
      expect(open(`/?page=${page}`).current.page).toBe(1);
    },
  );
});
