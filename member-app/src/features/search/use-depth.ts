import { useQueryString } from '@pehchan/kit';

/** Maximum number of pages of cards that an address can request. */
const DEEPEST = 50;

/** Keep the number of shown card pages in the address, so that “back” and reload show the same number. */
export function useDepth(): { depth: number; isDeepest: boolean; goDeeper: () => void } {
  const [query, change] = useQueryString();
  // Read the latest address: the user may have changed a filter a moment ago.
  const goDeeper = () => change((next) => next.set('page', String(depthIn(next) + 1)), { replace: true });
  const depth = depthIn(query);
  return { depth, isDeepest: depth === DEEPEST, goDeeper };
}

function depthIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), DEEPEST) : 1;
}
