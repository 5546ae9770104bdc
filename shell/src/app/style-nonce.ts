import { styleNonce } from '@pehchan/kit';

/**
 * The policy lets only style elements with this document's nonce in. antd hands its own the nonce; a few of
 * its helpers (scroll bar measure, scroll lock) don't, so every style element gets it at birth.
 */
export function giveStylesTheNonce(): void {
  if (!styleNonce) return;
  const nonce = styleNonce;
  const create = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    // By name: React comes through here for every element of a page.
    if (name === 'style') element.nonce = nonce;
    return element;
  }) as typeof document.createElement;
}
