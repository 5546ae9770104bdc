/** How a published version of a remote is named: its package's version and a hash of its files, as `1.0.0-3f2a1b9c44`. */
export const REMOTE_VERSION = /\d{1,3}\.\d{1,3}\.\d{1,3}-[0-9a-f]{10}/;
/** How a release is named: when it was made, and by chance, as `20261120103015-a1b2c3`. */
export const RELEASE_ID = /20\d{12}-[0-9a-f]{6}/;

/**
 * Whether `version` lies in a caret range (`^1.2.0`): same major, and not older.
 * Releases state nothing but caret ranges, so a whole semver library isn't sent to a phone for this.
 * Anything that isn't a plain version or caret range answers false: a gate fails closed.
 */
export function satisfiesRange(version: string, range: string): boolean {
  const have = parse(version);
  const want = range.startsWith('^') ? parse(range.slice(1)) : undefined;
  if (!have || !want || have[0] !== want[0]) return false;
  return have[1] > want[1] || (have[1] === want[1] && have[2] >= want[2]);
}

function parse(version: string): [number, number, number] | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}
