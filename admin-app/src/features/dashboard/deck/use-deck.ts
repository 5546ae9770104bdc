import { MAX_PAGE_SIZE } from '@pehchan/contract/common';
import type { UserWithProfiles } from '@pehchan/contract/review';
import { latestReply } from '@pehchan/kit';
import { useState } from 'react';
import { usePendingUsersQuery } from '../../../calls/users.ts';

/** Families that the deck loads at once. */
const BATCH = 10;

/** A family that is sent again has waited since another time: it is a new card. */
const cardOf = ({ id, standingSince }: UserWithProfiles) => `${id} ${standingSince}`;

/** The waiting families one by one, longest wait first; those put off come last. */
export function useDeck(options: { skip: boolean }) {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [later, setLater] = useState<readonly string[]>([]);
  const pageSize = Math.min(MAX_PAGE_SIZE, BATCH * (1 + Math.floor((2 * later.length) / BATCH)));
  const query = usePendingUsersQuery({ page: 1, pageSize, sort: 'standingSince', order: 'asc' }, options);
  const reply = latestReply(query);

  // A list that was asked for before the last decision still has its family.
  const waiting = reply?.users.filter((user) => !decided.has(cardOf(user))) ?? [];
  const total = (reply?.total ?? 0) - (reply?.users.length ?? 0) + waiting.length;
  const turnOf = (user: UserWithProfiles) => later.indexOf(cardOf(user));
  const [user, next] = [...waiting].sort((one, other) => turnOf(one) - turnOf(other));
  const skipped = user && turnOf(user) < 0 ? waiting.filter((one) => turnOf(one) >= 0).length : 0;

  const change = (edit: (cards: Set<string>) => void) =>
    setDecided((before) => {
      const after = new Set(before);
      edit(after);
      return after;
    });
  return {
    query,
    isLoaded: reply !== undefined,
    user,
    next,
    place: { n: decided.size + skipped + 1, all: decided.size + total },
    takeOut: (gone: UserWithProfiles) => change((cards) => cards.add(cardOf(gone))),
    putBack: (id: number) =>
      change((cards) => cards.forEach((card) => card.startsWith(`${id} `) && cards.delete(card))),
    putOff: (one: UserWithProfiles) =>
      setLater((before) => [...before.filter((card) => card !== cardOf(one)), cardOf(one)]),
  };
}

export type DeckState = ReturnType<typeof useDeck>;
