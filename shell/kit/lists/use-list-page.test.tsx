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

describe('the page of a list', () => {
  it('is the first, to begin with', () => {
    expect(open('/').current.page).toBe(1);
  });

  it('is the one in the address', () => {
    expect(open('/?page=4').current.page).toBe(4);
  });

  it('is written into the address beside what else is there', () => {
    const list = open('/?village=DHAN');
    act(() => list.current.goTo(2));
    expect(list.current.page).toBe(2);
    expect(list.current.search).toBe('?village=DHAN&page=2');
  });

  it('is where this list was left, and no other', () => {
    const list = open('/');
    act(() => list.current.goTo(3));
    expect(open('/').current.page).toBe(3);
    expect(open('/', 'search').current.page).toBe(1);
  });

  it('is one remote’s own, whatever another calls its list', () => {
    const list = open('/', 'home', 'member');
    act(() => list.current.goTo(3));
    expect(open('/', 'home', 'member').current.page).toBe(3);
    expect(open('/', 'home', 'events').current.page).toBe(1);
  });

  it('is the one before again on the way back, also where its address names none', () => {
    const list = open('/');
    act(() => list.current.goTo(2));
    expect(list.current.page).toBe(2);
    act(() => void list.current.navigate(-1));
    expect(list.current.search).toBe('');
    expect(list.current.page).toBe(1);
  });

  it.each(['0', '-1', '1.5', 'x', ''])('is not %j', (page) => {
    expect(open(`/?page=${page}`).current.page).toBe(1);
  });
});
