/** Each mention of the kit's function, and behind it the owner's name, if it is written out. */
const MENTION = /\bdefineEndpoints\b(?:\)?\s*\(\s*(["'`])([^"'`]*)\1\s*,)?/g;
/** What the browser keeps, past the kit, which puts the remote's name before each key. */
const STORAGE = /\b(?:localStorage|sessionStorage|indexedDB|OwnerContext)\b/g;
/** Styles that no sheet has, which nobody could look at before they are served. */
const STYLES =
  /\b(?:styleNonce|insertRule|adoptedStyleSheets|CSSStyleSheet)\b|\b(?:createElement|jsx(?:s|DEV)?)\)?\(\s*["'`]style["'`]/g;

/**
 * Find what a built script defines under another name than its remote's. A call of another name would take
 * the place of that remote's own.
 * @returns the other names; `?` for one that isn't written out at the call
 */
export function foreignOwners(remote: string, script: string): string[] {
  const owners = [...script.matchAll(MENTION)].map(([, , owner]) => owner ?? '?');
  return [...new Set(owners)].filter((owner) => owner !== remote);
}

const found = (script: string, pattern: RegExp) => [...new Set(script.match(pattern))];

/** Find by what a built script keeps something in the browser under a name that may be another remote's. */
export const foreignStorage = (script: string): string[] => found(script, STORAGE);

/** Find by what a built script makes styles of the page. */
export const scriptedStyles = (script: string): string[] => found(script, STYLES);
