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
