import { UserError } from '../lib/index.ts';

/** Names a published version. */
export interface Published {
  readonly remote: string;
  readonly version: string;
}

/**
 * Of a remote, a version, or a shell's build: it becomes the name of one folder or file, also when it comes
 * over the network.
 */
const NAME = /^[0-9A-Za-z][0-9A-Za-z.-]*$/;

export function isName(text: string): boolean {
  return NAME.test(text);
}

export function checkedName(text: string): string {
  if (isName(text)) return text;
  throw new UserError(`‘${text}’ is no name of a build. What there is: npm run release -- list`);
}
