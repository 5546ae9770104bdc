import { isWideNow, LoadingState } from '@pehchan/kit/ui';
import { lazy, Suspense } from 'react';
import type { useDeck } from './deck/use-deck.ts';
import { BARS_OF_TABLE } from './pending-rows.tsx';
import type { PendingList } from './use-pending-list.ts';

const deck = () => import('./deck/deck.tsx');
const list = () => import('./pending-users.tsx');
// The screen needs one of them: its download begins with this module.
(isWideNow() ? list() : deck()).catch(() => undefined);

const Deck = lazy(async () => ({ default: (await deck()).Deck }));
const PendingUsers = lazy(async () => ({ default: (await list()).PendingUsers }));

type Props = { pending: PendingList; cards: ReturnType<typeof useDeck> };

/** The waiting families: one by one on a phone, otherwise as a list. */
export function Families({ pending, cards }: Props) {
  return (
    <Suspense fallback={<LoadingState rows={pending.isShown ? BARS_OF_TABLE : 9} />}>
      {pending.isShown ? <PendingUsers pending={pending} /> : <Deck deck={cards} onList={pending.show} />}
    </Suspense>
  );
}
