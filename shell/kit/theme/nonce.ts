/** This document's nonce for style elements, which the gateway wrote in; absent in development. */
export const styleNonce =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
