import { useQueryString } from '@pehchan/kit';

/** No address asks for more at once. */
const DEEPEST = 50;

/** How many pages of cards stand below each other: in the address, so that back and reload have as many. */
export function useDepth(): { depth: number; isDeepest: boolean; goDeeper: () => void } {
  const [query, change] = useQueryString();
  // From where the address is by now: who presses a moment after another filter means its second page.
  const goDeeper = () => change((next) => next.set('page', String(depthIn(next) + 1)), { replace: true });
  const depth = depthIn(query);
  return { depth, isDeepest: depth === DEEPEST, goDeeper };
}

function depthIn(query: URLSearchParams): number {
  const asked = Number(query.get('page') ?? 1);
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), DEEPEST) : 1;
}
