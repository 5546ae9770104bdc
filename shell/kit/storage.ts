/** The browser's storage for a value. If the browser refuses storage, the page's memory keeps the value. */
export type Area = 'device' | 'tab';

const PREFIX = 'pehchan.';

const areaOf = (area: Area) => (area === 'device' ? window.localStorage : window.sessionStorage);

let isClosed = false;

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
    // Keep the refused value in memory: reads prefer it to an older value that the browser may have stored.
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
    // The browser refuses access to its storage, so there is no stored value to remove.
  }
}

export function keysOf(area: Area): string[] {
  const held = [...refused[area].keys()];
  try {
    const names = Object.keys(areaOf(area)).filter((name) => name.startsWith(PREFIX));
    return [...held, ...names.map((name) => name.slice(PREFIX.length))];
  } catch {
    return held;
  }
}

/** Delete everything at sign-out, and stop all writes: code that still runs must not store anything again. */
export function forgetEverything(): void {
  isClosed = true;
  for (const area of ['device', 'tab'] as const) keysOf(area).forEach((key) => forget(key, area));
}
