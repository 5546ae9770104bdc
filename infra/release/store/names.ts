import { UserError } from '../../lib/index.ts';

export interface Published {
  readonly remote: string;
  readonly version: string;
}

/**
 * The name of a remote, a version or a shell's build. It becomes one folder or file, even from the network.
 */
const NAME = /^[0-9A-Za-z][0-9A-Za-z.-]*$/;

export function isName(text: string): boolean {
  return NAME.test(text);
}

export function checkedName(text: string): string {
  if (isName(text)) return text;
  throw new UserError(
    `‘${text}’ is not a valid name of a build. To list the builds: npm run release -- list`,
  );
}
