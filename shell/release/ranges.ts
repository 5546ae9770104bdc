/** What a remote was written against, as ranges, or what it is shown with, as versions. */
export interface Both {
  readonly kit: string;
  readonly api: string;
}

/** A range of a remote that isn't met. */
export interface Unmet {
  readonly of: keyof Both;
  readonly needs: string;
  readonly has: string;
}

/** What a remote needs and isn't given here; none: it may be shown. */
export function unmetRanges(needs: Both, has: Both): Unmet[] {
  return (['kit', 'api'] as const).flatMap((of) =>
    satisfiesRange(has[of], needs[of]) ? [] : [{ of, needs: needs[of], has: has[of] }],
  );
}

/** For whoever ships the remote, or the shell. */
export function sayUnmet(remote: string, { of, needs, has }: Unmet): string {
  return of === 'kit'
    ? `${remote} needs the kit ${needs}; the shell lends ${has}.`
    : `${remote} needs the API ${needs}; it speaks ${has}.`;
}

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
