/** What somebody began to type, kept on this device: texts only, never a password or a photo. */
export type Draft = { at: number; values: Record<string, string> };

const PREFIX = 'pehchan.draft.';
const KEPT_MS = 14 * 24 * 3600 * 1000;
const NEVER_KEPT = ['password', 'otp'];

/** Signed out: the page is on its way to the sign-in screen, and what it still says on leaving isn't kept. */
let closed = false;

export function readDraft(key: string): Draft | undefined {
  const text = localStorage.getItem(PREFIX + key);
  if (!text) return undefined;
  const draft = JSON.parse(text) as Draft;
  if (Date.now() - draft.at < KEPT_MS) return draft;
  forgetDraft(key);
  return undefined;
}

export function keepDraft(key: string, values: object): void {
  if (closed) return;
  const texts = Object.entries(values).filter(
    ([name, value]) => typeof value === 'string' && !NEVER_KEPT.includes(name),
  );
  const draft: Draft = { at: Date.now(), values: Object.fromEntries(texts) as Draft['values'] };
  localStorage.setItem(PREFIX + key, JSON.stringify(draft));
}

export function forgetDraft(key: string): void {
  localStorage.removeItem(PREFIX + key);
}

/** Whoever signs out leaves nothing of theirs on a phone that others use too. */
export function forgetAllDrafts(): void {
  closed = true;
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  }
}
