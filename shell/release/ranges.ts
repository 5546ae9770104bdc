/** Versions of kit and API: either the ranges that a remote requires, or the versions that are available. */
export interface Both {
  readonly kit: string;
  readonly api: string;
}

export interface Unmet {
  readonly of: keyof Both;
  readonly needs: string;
  readonly has: string;
}

export function unmetRanges(needs: Both, has: Both): Unmet[] {
  return (['kit', 'api'] as const).flatMap((of) =>
    satisfiesRange(has[of], needs[of]) ? [] : [{ of, needs: needs[of], has: has[of] }],
  );
}

export function sayUnmet(remote: string, { of, needs, has }: Unmet): string {
  return of === 'kit'
    ? `${remote} needs the kit ${needs}; the shell lends ${has}.`
    : `${remote} needs the API ${needs}; it speaks ${has}.`;
}

/**
 * Check a version against a caret range (`^1.2.0`): same major, and not older. Releases only have caret
 * ranges, so phones need no semver library. Return false for any other range, so that the remote is refused.
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
