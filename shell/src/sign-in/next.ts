export const HOME = '/';

/** Return only an address on this site: `//elsewhere` or another scheme could lead to a foreign site. */
export function nextAfterSignIn(query: string, origin: string): string {
  const next = readNext(query);
  if (!next.startsWith('/')) return HOME;
  const target = addressOf(next, origin);
  if (target?.origin !== origin || target.pathname === '/login') return HOME;
  // `/..//elsewhere` is on this origin, but its path alone is an address on another host.
  if (target.pathname.startsWith('//')) return HOME;
  return target.pathname + target.search + target.hash;
}

/**
 * Whether an address opens one biodata, as a link in a message does. The pattern is not the path itself: a
 * test finds a table of calls in the sign-in script by `/profile/`.
 */
export const isBiodata = (address: string): boolean => /^.profile.get-profile.\d/.test(address);

function addressOf(next: string, origin: string): URL | undefined {
  try {
    return new URL(next, origin);
  } catch {
    return undefined;
  }
}

/** Return the address after sign-in: all of the query after `next=/`, as the gateway does not escape `&`. */
function readNext(query: string): string {
  return /[?&]next=(\/.*)$/.exec(query)?.[1] ?? new URLSearchParams(query).get('next') ?? HOME;
}
