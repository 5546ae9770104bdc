import { useEffect, useState } from 'react';
import type { Listed } from './use-children.ts';

export const buttonOf = (profileId: number) => `shortlist-${profileId}`;

/** When an entry's sheet closes, focus the entry's button or, after its removal, the page's heading. */
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
