const YEAR_SECONDS = 365 * 24 * 3600;

/** Return a cookie that scripts can read, or undefined. */
export function readCookie(name: string): string | undefined {
  const entry = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return entry?.slice(name.length + 1);
}

/** Write a preference as a cookie, so that the gateway renders the right language and theme. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
  // Read the cookie back: the browser stores it asynchronously, and a reload could happen without it.
  readCookie(name);
}
