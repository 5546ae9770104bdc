/**
 * What the page keeps in the browser. A browser may refuse (private mode, a full disk): then the page itself
 * keeps it, until it is closed or loaded again. No screen fails for that, nor for something damaged.
 */
export type Area = 'device' | 'tab';

const PREFIX = 'pehchan.';

const areaOf = (area: Area) => (area === 'device' ? window.localStorage : window.sessionStorage);

let isClosed = false;

/** What the browser refused to keep. */
const refused = { device: new Map<string, string>(), tab: new Map<string, string>() };

export function recall(key: string, area: Area = 'device'): unknown {
  try {
    return JSON.parse(refused[area].get(key) ?? areaOf(area).getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown, area: Area = 'device'): void {
  if (isClosed) return;
  const text = JSON.stringify(value);
  refused[area].delete(key);
  try {
    areaOf(area).setItem(PREFIX + key, text);
  } catch {
    // An earlier value, if the browser has one, is older.
    refused[area].set(key, text);
  }
}

/** Return whether the browser would keep a value of this size now. */
export function mayKeep(value: unknown): boolean {
  const key = `${PREFIX}probe`;
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
    window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string, area: Area = 'device'): void {
  refused[area].delete(key);
  try {
    areaOf(area).removeItem(PREFIX + key);
  } catch {
    // It wasn't kept either.
  }
}

/** Every key that something is kept under. */
export function keysOf(area: Area): string[] {
  const held = [...refused[area].keys()];
  try {
    const names = Object.keys(areaOf(area)).filter((name) => name.startsWith(PREFIX));
    return [...held, ...names.map((name) => name.slice(PREFIX.length))];
  } catch {
    return held;
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
