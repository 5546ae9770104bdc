import { gte, major, minor } from 'semver';

export type Bump = 'major' | 'minor' | 'none';

/** A change since the last release, and the version bump that it requires. */
export interface Change {
  readonly bump: Exclude<Bump, 'none'>;
  /** A sentence without its full stop that names the object: `getUser: reply.name is gone`. */
  readonly what: string;
}

export const changeOf = (isBreaking: boolean, what: string): Change => ({
  bump: isBreaking ? 'major' : 'minor',
  what,
});

export function inBoth<T>(
  before: Iterable<readonly [string, T]>,
  after: Iterable<readonly [string, T]>,
  say: {
    gone: (name: string, old: T) => Change[];
    added: (name: string, next: T) => Change[];
    both?: (name: string, old: T, next: T) => Change[];
  },
): Change[] {
  const [was, is] = [new Map(before), new Map(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [old, next] = [was.get(name), is.get(name)];
    if (old === undefined) return next === undefined ? [] : say.added(name, next);
    return next === undefined ? say.gone(name, old) : (say.both?.(name, old, next) ?? []);
  });
}

export function neededBump(changes: readonly Change[]): Bump {
  if (changes.some(({ bump }) => bump === 'major')) return 'major';
  return changes.length > 0 ? 'minor' : 'none';
}

export function suffices(released: string, now: string, needed: Bump): boolean {
  if (!gte(now, released)) return false;
  if (needed === 'none' || major(now) > major(released)) return true;
  return needed === 'minor' && minor(now) > minor(released);
}

export function nextVersion(released: string, needed: Bump): string {
  if (needed === 'major') return `${major(released) + 1}.0.0`;
  return needed === 'minor' ? `${major(released)}.${minor(released) + 1}.0` : released;
}

export interface Versions {
  readonly name: string;
  readonly released: string;
  readonly now: string;
  readonly constant: string;
}

/** Describe a version that is too low, with each change and the lowest valid one; else undefined. */
export function problemOf(
  { name, released, now, constant }: Versions,
  changes: readonly Change[],
): string | undefined {
  const needed = neededBump(changes);
  if (suffices(released, now, needed)) return undefined;
  const least = nextVersion(released, needed);
  const why =
    needed === 'none'
      ? `it goes back behind ${released}, which is released`
      : `since ${released}, the last release, this changed:\n${linesOf(changes)}\nThat is a ${needed} version`;
  return `${name} can’t be ${now}: ${why}. Set ${constant} to ${least} or above.`;
}

/** List the changes, breaking ones first. */
export function linesOf(changes: readonly Change[]): string {
  const order = { major: 0, minor: 1 };
  return changes
    .toSorted((one, other) => order[one.bump] - order[other.bump])
    .map(({ bump, what }) => `  ${bump}: ${what}`)
    .join('\n');
}
