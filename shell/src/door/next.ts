/**
 * Where to go after signing in: the place that asked for it, if it is one of this site's own.
 * Anything else (`//elsewhere`, another scheme) would make the sign-in screen a springboard for strangers.
 */
export function nextAfterSignIn(query: string, origin: string): string {
  const next = new URLSearchParams(query).get('next') ?? '/';
  if (!next.startsWith('/')) return '/';
  const target = URL.parse(next, origin);
  if (!target || target.origin !== origin || target.pathname === '/login') return '/';
  return target.pathname + target.search + target.hash;
}
