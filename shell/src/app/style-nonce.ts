import { styleNonce } from '@pehchan/kit';

/** Give every style element the nonce of the Content-Security-Policy: some helpers of antd do not set it. */
export function giveStylesTheNonce(): void {
  if (!styleNonce) return;
  const nonce = styleNonce;
  const create = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    // Compare only the name, because this function creates every element of a page.
    if (name === 'style') element.nonce = nonce;
    return element;
  }) as typeof document.createElement;
}
