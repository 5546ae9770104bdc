/**
 * What the page keeps in the browser. A browser may refuse (private mode, a full disk) or hold something
 * damaged: then it kept nothing, and no screen fails for it.
 */
export type Area = 'device' | 'tab';

const PREFIX = 'pehchan.';

const areaOf = (area: Area) => (area === 'device' ? window.localStorage : window.sessionStorage);

let isClosed = false;

export function recall(key: string, area: Area = 'device'): unknown {
  try {
    return JSON.parse(areaOf(area).getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown, area: Area = 'device'): void {
  if (isClosed) return;
  try {
    areaOf(area).setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Not kept, then.
  }
}

export function forget(key: string, area: Area = 'device'): void {
  try {
    areaOf(area).removeItem(PREFIX + key);
  } catch {
    // It wasn't kept either.
  }
}

/** Every key that something is kept under. */
export function keysOf(area: Area): string[] {
  try {
    const names = Object.keys(areaOf(area)).filter((name) => name.startsWith(PREFIX));
    return names.map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/**
 * Whoever signs out leaves nothing of theirs on a phone that others use too. Nothing is kept any more from
 * here on: the page is about to go, and what is still running in it must not write again.
 */
export function forgetEverything(): void {
  isClosed = true;
  for (const area of ['device', 'tab'] as const) keysOf(area).forEach((key) => forget(key, area));
}
