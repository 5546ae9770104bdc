export const HOME = '/';

/**
 * Where to go after signing in: the place that asked for it, if it is one of this site's own.
 * Anything else (`//elsewhere`, another scheme) would make the sign-in screen a springboard for strangers.
 */
export function nextAfterSignIn(query: string, origin: string): string {
  const next = readNext(query);
  if (!next.startsWith('/')) return HOME;
  const target = addressOf(next, origin);
  if (target?.origin !== origin || target.pathname === '/login') return HOME;
  // `/..//elsewhere` is on this origin, and its path alone would be another's address.
  if (target.pathname.startsWith('//')) return HOME;
  return target.pathname + target.search + target.hash;
}

function addressOf(next: string, origin: string): URL | undefined {
  try {
    return new URL(next, origin);
  } catch {
    return undefined;
  }
}

/**
 * The gateway can't escape: what follows its `next=/` is the whole address as it was asked for, `&` and all.
 */
function readNext(query: string): string {
  return /[?&]next=(\/.*)$/.exec(query)?.[1] ?? new URLSearchParams(query).get('next') ?? HOME;
}
