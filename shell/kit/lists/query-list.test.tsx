import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage, screen, waitFor } from '../testing/index.ts';
import type { ListQuery } from './list-query.ts';
import { QueryList } from './query-list.tsx';
import type { GoTo } from './use-list-page.ts';

type Reply = { total: number; page: number; pageSize: number; rows: string[] };
type State = Partial<ListQuery<Reply>>;

const reply = (...rows: string[]): Reply => ({ total: rows.length, page: 1, pageSize: 5, rows });
const ofRamesh = reply('RAMESH');

function show(state: State, onPage: GoTo = () => undefined) {
  const refetch = vi.fn();
  const Page = () => (
    <QueryList
      query={{ isFetching: false, isError: false, refetch, ...state }}
      listKey="people"
      failed="Not now"
      empty="Nobody"
      onPage={onPage}
    >
      {({ rows }, first) => <p>{`${first}: ${rows.join()}`}</p>}
    </QueryList>
  );
  return { refetch, ...renderPage(Page, { as: null }) };
}

const isBusy = () => document.querySelector('[data-list=people]')?.getAttribute('aria-busy') === 'true';

describe('QueryList', () => {
  it('shows a loading indicator until the first rows arrive', async () => {
    show({ isFetching: true });
    await screen.findByRole('status', { name: 'Loading…' });
  });

  it('shows an error, and loads the list again on request', async () => {
    const { user, refetch } = show({ isError: true });
    expect((await screen.findByRole('alert')).textContent).toContain('Not now');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('shows a loading indicator during a retry', async () => {
    show({ isError: true, isFetching: true });
    await screen.findByRole('status', { name: 'Loading…' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the message for an empty list if there are no rows', async () => {
    show({ data: reply(), currentData: reply() });
    await screen.findByText('Nobody');
  });

  it('keeps the rows of the previous query, and marks the list as busy', async () => {
    show({ data: ofRamesh, isFetching: true });
    await screen.findByText('1: RAMESH');
    expect(isBusy()).toBe(true);
  });

  it('refreshes the same query without marking the list as busy', async () => {
    show({ data: ofRamesh, currentData: ofRamesh, isFetching: true });
    await screen.findByText('1: RAMESH');
    expect(isBusy()).toBe(false);
  });

  it('hides the rows of the previous query if the new query fails', async () => {
    show({ data: ofRamesh, isError: true });
    await screen.findByRole('alert');
    expect(screen.queryByText('1: RAMESH')).toBeNull();
  });

  it('keeps its rows if only their refresh fails', async () => {
    show({ data: ofRamesh, currentData: ofRamesh, isError: true });
    await screen.findByText('1: RAMESH');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('turns pages from the requested page while its rows load', async () => {
    const onPage = vi.fn();
    const data = { ...ofRamesh, total: 20, page: 3 };
    const { user } = show({ data, isFetching: true, originalArgs: { page: 1 } }, onPage);
    await screen.findByRole('navigation', { name: 'Page 1 of 4' });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onPage).toHaveBeenCalledWith(2, undefined);
  });

  it('does not leave a requested page that the rows of the previous query do not have', async () => {
    const onPage = vi.fn();
    const data = { ...ofRamesh, total: 10 };
    show({ data, isFetching: true, originalArgs: { page: 3 } }, onPage);
    await screen.findByRole('navigation', { name: 'Page 2 of 2' });
    expect(onPage).not.toHaveBeenCalled();
  });

  it('numbers the rows of a later page, and scrolls to the top of the list after a page turn', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const Page = () => {
      const [page, setPage] = useState(2);
      const data = { ...reply('SITA'), total: 11, page };
      return (
        <QueryList
          query={{ data, currentData: data, isFetching: false, isError: false, refetch: () => undefined }}
          listKey="people"
          failed="Not now"
          empty="Nobody"
          onPage={setPage}
        >
          {(_, first) => <p>from {first}</p>}
        </QueryList>
      );
    };
    const { user } = renderPage(Page, { as: null });
    await screen.findByText('from 6');
    expect(scrolled).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('from 11');
    await waitFor(() =>
      expect(scrolled.mock.contexts).toEqual([document.querySelector('[data-list=people]')]),
    );
    scrolled.mockRestore();
  });
});
