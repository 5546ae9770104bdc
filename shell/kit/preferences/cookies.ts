const YEAR_SECONDS = 365 * 24 * 3600;

/** A cookie that the page may read, or undefined. */
export function readCookie(name: string): string | undefined {
  const entry = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return entry?.slice(name.length + 1);
}

/**
 * Preferences are cookies because the gateway reads them too: the first byte comes in the right language and
 * theme.
 */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
  // A browser writes it down beside what comes next, and may load the page anew without it: not once it has
  // had to read it.
  readCookie(name);
}
