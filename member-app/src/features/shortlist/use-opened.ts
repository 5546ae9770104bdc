import { useEffect, useState } from 'react';
import type { Listed } from './use-children.ts';

/** Where the button of an entry is found again. */
export const buttonOf = (profileId: number) => `shortlist-${profileId}`;

/**
 * The entry whose sheet is open. When it closes, the entry's button has the focus again, wherever in the list
 * it stands by then; of one that was taken off, the page's heading has it.
 */
export function useOpened(entries: Listed[]) {
  const [openedId, setOpenedId] = useState<number>();
  const [closed, setClosed] = useState<{ id: number }>();
  const opened = entries.find(({ profileId }) => profileId === openedId);
  useEffect(() => {
    if (closed) document.getElementById(buttonOf(closed.id))?.focus();
  }, [closed]);
  const isGone = openedId !== undefined && opened === undefined;
  useEffect(() => {
    if (isGone) document.querySelector<HTMLElement>('[data-page-title]')?.focus();
  }, [isGone]);
  const close = () => {
    if (openedId !== undefined) setClosed({ id: openedId });
    setOpenedId(undefined);
  };
  return { opened, open: setOpenedId, close };
}
