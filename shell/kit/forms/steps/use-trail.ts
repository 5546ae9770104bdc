import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

export type Trail = readonly number[];

const START: Trail = [0];

const isTrail = (value: unknown): value is Trail =>
  Array.isArray(value) && value.length > 0 && value.every((part: unknown) => Number.isInteger(part));

function trailOf(state: unknown): Trail {
  const trail = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : undefined;
  return isTrail(trail) ? trail : START;
}

function inCommon(one: Trail, other: Trail): number {
  const parted = one.findIndex((part, at) => part !== other[at]);
  return parted < 0 ? one.length : parted;
}

const isSame = (one: Trail, other: Trail) =>
  one.length === other.length && inCommon(one, other) === one.length;

/** A move by `by` entries in the browser's history. `to`: the parts of the form that are open afterwards. */
type Move = { from: Location; by: number; to: Trail };

/** Add one history entry at a time: the router would mistake a second one for the end of the first move. */
function moveTowards(target: Trail, from: Location): Move {
  const kept = trailOf(from.state);
  const common = inCommon(kept, target);
  if (common > 0 && common < kept.length) {
    return { from, by: common - kept.length, to: kept.slice(0, common) };
  }
  return { from, by: common === 0 ? 0 : 1, to: target.slice(0, common + 1) };
}

/** Keep the current part in the browser's history, so that Back leads to the previous part. */
export function useTrail(): {
  trail: Trail;
  /** True while the browser's history does not match the part on the screen yet. */
  isMoving: boolean;
  goTo: (trail: Trail) => void;
} {
  const location = useLocation();
  const kept = trailOf(location.state);
  const [target, setTarget] = useState<Trail | undefined>(kept.length > 1 ? START : undefined);
  const [move, setMove] = useState<Move>();
  if (move) {
    if (move.from !== location) {
      setMove(undefined);
      // The user pressed Back while the history was moving: follow the user and drop the target.
      if (!isSame(kept, move.to)) setTarget(undefined);
    }
  } else if (target) {
    // Start a move only after the previous one has ended: a move starts where the previous one ended.
    if (isSame(kept, target)) setTarget(undefined);
    else setMove(moveTowards(target, location));
  }
  useMoving(move);

  return {
    trail: target ?? kept,
    isMoving: target !== undefined,
    goTo: (next) => setTarget((now) => (now && isSame(now, next) ? now : next)),
  };
}

/** Add a part to the history before the browser paints it, so that Back always leaves a visible part. */
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

/** Leave a form and remove its parts from the history. While `isLeaving`, the form must show nothing. */
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
