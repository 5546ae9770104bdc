const ROWS = '[data-list] tbody tr[data-row-key]';
const OPENED = 'dialog[open], [role=dialog], [role=menu]';
const TYPED = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** Do what a key means on a screen with a table. `onHelp` shows the keys. */
export function pressKey(event: KeyboardEvent, onHelp: () => void): void {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || !(target instanceof Element)) return;
  if (target.closest(TYPED) || document.querySelector(OPENED)) return;
  if (key === 'j' || key === 'k') step(key === 'j' ? 1 : -1);
  else if (key === 'a' || key === 'r') control(`[aria-keyshortcuts=${key}]`)?.click();
  else if (key === '/') document.querySelector<HTMLElement>('[type=search]')?.focus();
  else if (key === '?') onHelp();
  else return;
  event.preventDefault();
}

const row = () => document.activeElement?.closest(ROWS);
const control = (name: string) => row()?.querySelector<HTMLElement>(name);

function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll(ROWS)];
  const at = rows.findIndex((one) => one === row());
  const next = rows[at < 0 ? 0 : at + by] ?? rows[at];
  next?.querySelector<HTMLElement>('th :is(a, button)')?.focus();
}
