/** Each use of the kit's function, with the owner's name if the call has a string literal. */
const MENTION = /\bdefineEndpoints\b(?:\)?\s*\(\s*(["'`])([^"'`]*)\1\s*,)?/g;
/** Browser storage without the kit, which prefixes each key with the remote's name. */
const STORAGE = /\b(?:localStorage|sessionStorage|indexedDB|OwnerContext)\b/g;
/** Styles made by script: they are in no style sheet, so publishing cannot check them. */
const STYLES =
  /\b(?:styleNonce|insertRule|adoptedStyleSheets|CSSStyleSheet)\b|\b(?:createElement|jsx(?:s|DEV)?)\)?\(\s*["'`]style["'`]/g;

/**
 * Find the owners, other than the remote, for which a built script defines calls. Such a call would replace
 * the other remote's call.
 * @returns the other owners; `?` for an owner that is not a string literal at the call
 */
export function foreignOwners(remote: string, script: string): string[] {
  const owners = [...script.matchAll(MENTION)].map(([, , owner]) => owner ?? '?');
  return [...new Set(owners)].filter((owner) => owner !== remote);
}

const found = (script: string, pattern: RegExp) => [...new Set(script.match(pattern))];

export const foreignStorage = (script: string): string[] => found(script, STORAGE);

export const scriptedStyles = (script: string): string[] => found(script, STYLES);
