/** Each mention of the kit's function, and behind it the owner's name, if it is written out. */
const MENTION = /\bdefineEndpoints\b(?:\)?\s*\(\s*(["'`])([^"'`]*)\1)?/g;

/**
 * Find what a built script defines under another name than its remote's. A call of another name would take
 * the place of that remote's own.
 * @returns the other names; `?` for one that isn't written out at the call
 */
export function foreignOwners(remote: string, script: string): string[] {
  const owners = [...script.matchAll(MENTION)].map(([, , owner]) => owner ?? '?');
  return [...new Set(owners)].filter((owner) => owner !== remote);
}
