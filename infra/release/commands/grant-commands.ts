import { say, UserError } from '../../lib/index.ts';
import { SCREEN_KB } from '../rules/screen-sizes.ts';
import { firstPart, grant, revoke, type Grant } from '../store/grants.ts';
import { type Command, type CommandName, named, numberIn, USAGE } from './usage.ts';

export const GRANT_COMMANDS = {
  async grant({ site, options, names: [, ...paths], ...input }) {
    const remote = named(input);
    const screenKb = numberIn(options['screen-kb'], '--screen-kb');
    const more = { ...(screenKb && { screenKb }), ...(options.styles && { styles: true }) };
    sayGrant(remote, await grant(site, remote, { ...more, paths: checked(paths) }));
  },
  async revoke({ site, options, names: [, ...paths], ...input }) {
    const remote = named(input);
    if (options.styles) await grant(site, remote, { styles: false });
    sayGrant(remote, await revoke(site, remote, checked(paths)));
  },
} satisfies Partial<Record<CommandName, Command>>;

/** Reject a path with several parts: a grant of `/calendar` includes all addresses below it. */
function checked(paths: readonly string[]): string[] {
  const wrong = paths.find((path) => !/^\/[a-z0-9-]*$/i.test(path));
  if (wrong !== undefined) {
    throw new UserError(`${wrong} is not the first part of an address, such as /calendar.\n${USAGE}`);
  }
  return paths.map(firstPart);
}

function sayGrant(remote: string, { paths, screenKb = SCREEN_KB, styles = false }: Grant): void {
  const addresses = [`/${remote}`, ...paths].join(' ');
  say(
    `${remote} can have the addresses ${addresses}, at most ${screenKb} KB compressed a screen, and ` +
      (styles ? 'styles for the whole page.' : 'styles for its own classes.'),
  );
}
