import { useSearchParams } from '@pehchan/kit/router';

/** No address asks for more at once. */
const DEEPEST = 50;

/** How many pages of cards stand below each other: in the address, so that back and reload have as many. */
export function useDepth(): { depth: number; goDeeper: () => void } {
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get('page') ?? 1);
  const depth = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), DEEPEST) : 1;
  const goDeeper = () =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('page', String(depth + 1));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { depth, goDeeper };
}
