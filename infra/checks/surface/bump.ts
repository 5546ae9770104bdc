import type { Surface } from './surface.ts';

export type Bump = 'major' | 'minor' | 'none';

export interface Difference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

export function differenceBetween(before: Surface, after: Surface): Difference {
  const known = Object.keys(before.exports);
  return {
    added: Object.keys(after.exports).filter((name) => !(name in before.exports)),
    removed: known.filter((name) => !(name in after.exports)),
    changed: known.filter((name) => name in after.exports && before.exports[name] !== after.exports[name]),
  };
}

/** Who was built against what is gone, or is another thing now, can't run with it; what is new harms nobody. */
export function neededBump({ added, removed, changed }: Difference): Bump {
  if (removed.length > 0 || changed.length > 0) return 'major';
  return added.length > 0 ? 'minor' : 'none';
}

/** Whether going from one version to the other says at least that much. */
export function suffices(from: string, to: string, needed: Bump): boolean {
  const [oldMajor = 0, oldMinor = 0] = from.split('.').map(Number);
  const [major = 0, minor = 0] = to.split('.').map(Number);
  if (needed === 'none' || major > oldMajor) return true;
  return needed === 'minor' && major === oldMajor && minor > oldMinor;
}

/** What is wrong, as one sentence with the names; undefined: the version says what happened. */
export function problemOf(name: string, before: Surface, after: Surface): string | undefined {
  const difference = differenceBetween(before, after);
  const needed = neededBump(difference);
  if (suffices(before.version, after.version, needed)) return undefined;
  const lines = (['removed', 'changed', 'added'] as const).flatMap((kind) =>
    difference[kind].map((export_) => `  ${kind}: ${export_}`),
  );
  return `${name} ${after.version} needs a new ${needed} version, since ${before.version} of it had something else:\n${lines.join('\n')}`;
}
