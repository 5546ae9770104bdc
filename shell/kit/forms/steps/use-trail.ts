import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

/** The parts of a form that were gone through, by their numbers; the last one is where one is. */
export type Trail = readonly number[];

const START: Trail = [0];

const isTrail = (value: unknown): value is Trail =>
  Array.isArray(value) && value.length > 0 && value.every((part: unknown) => Number.isInteger(part));

function trailOf(state: unknown): Trail {
  const trail = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : undefined;
  return isTrail(trail) ? trail : START;
}

/** How far two ways are the same. */
function inCommon(one: Trail, other: Trail): number {
  const parted = one.findIndex((part, at) => part !== other[at]);
  return parted < 0 ? one.length : parted;
}

const isSame = (one: Trail, other: Trail) =>
  one.length === other.length && inCommon(one, other) === one.length;

/** What the history is asked for: to go over so many of its entries, and where that leads. */
type Move = { from: Location; by: number; to: Trail };

/** One entry at a time: the router takes a second push for the first one's end. */
function moveTowards(wanted: Trail, from: Location): Move {
  const kept = trailOf(from.state);
  const common = inCommon(kept, wanted);
  if (common > 0 && common < kept.length) {
    return { from, by: common - kept.length, to: kept.slice(0, common) };
  }
  return { from, by: common === 0 ? 0 : 1, to: wanted.slice(0, common + 1) };
}

/**
 * Where one is in a form of several parts. It is kept in the browser's history, an entry for each part, so
 * that the phone's own Back leads to the part before. A form that comes to the screen begins at its first
 * part: what an earlier one (before a reload) left in the history is gone back over.
 */
export function useTrail(): {
  trail: Trail;
  /** The history doesn't say yet what the screen shows. */
  isMoving: boolean;
  goTo: (trail: Trail) => void;
} {
  const location = useLocation();
  const kept = trailOf(location.state);
  const [wanted, setWanted] = useState<Trail | undefined>(kept.length > 1 ? START : undefined);
  const [move, setMove] = useState<Move>();
  if (move) {
    if (move.from !== location) {
      setMove(undefined);
      // The phone's own Back came between: it has the say.
      if (!isSame(kept, move.to)) setWanted(undefined);
    }
  } else if (wanted) {
    // Not while a move is under way: where it ends is another place than the one that is seen here.
    if (isSame(kept, wanted)) setWanted(undefined);
    else setMove(moveTowards(wanted, location));
  }
  useMoving(move);

  return {
    trail: wanted ?? kept,
    isMoving: wanted !== undefined,
    // Said twice, it is still one way.
    goTo: (next) => setWanted((now) => (now && isSame(now, next) ? now : next)),
  };
}

/**
 * Add a part to the history before the browser paints it, so that Back always leaves a visible part. React
 * applies changes of a layout effect before the browser paints.
 */
function useMoving(move: Move | undefined): void {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (!move) return;
    const { from, by, to } = move;
    if (by < 0) void navigate(by);
    else {
      const { pathname, search } = from;
      const kept = { state: { trail: to }, replace: by === 0 };
      void navigate({ pathname, search }, { ...kept, preventScrollReset: true });
    }
  }, [move, navigate]);
}

/**
 * Leaves a form of several parts for good: its parts are no places that Back leads to any more.
 * @returns `isLeaving`: the form has nothing to show now
 */
export function useLeaveForm(to: string): { isLeaving: boolean; leave: () => void } {
  const { length } = trailOf(useLocation().state);
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!isLeaving) return;
    if (length > 1) void navigate(1 - length);
    else void navigate(to, { replace: true });
  }, [isLeaving, length, to, navigate]);
  return { isLeaving, leave: useCallback(() => setLeaving(true), []) };
}
