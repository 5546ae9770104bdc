import { join } from 'node:path';
import { argumentsOf, ConflictError, explain, runCommand, say, UserError } from '../../lib/index.ts';
import { parseSettings, readEnvironment } from '../../lib/settings.ts';
import { ownRemote } from '../build/apps.ts';
import { directoryStore } from '../promotion/release-store.ts';
import { httpStore } from '../publishing/http-store.ts';
import { whoami } from '../store/history.ts';
import { siteIn } from '../store/site.ts';
import { commandOf } from './commands.ts';
import { type CommandInput, type Command, type CommandName, OPTIONS, USAGE } from './usage.ts';

/** Exit code after a conflict, for scripts: the command can be repeated (EX_TEMPFAIL of sysexits). */
const TRY_AGAIN = 75;

/** @param above further commands, such as `matrix`, whose code `infra/release` must not import */
export const runRelease = (above: Partial<Record<CommandName, Command>> = {}): Promise<void> =>
  runCommand(async (lifetime) => {
    const { values, positionals } = argumentsOf({ options: OPTIONS, allowPositionals: true }, USAGE);
    const settings = parseSettings(readEnvironment());
    const { run, names, isOperators } = commandOf(positionals, above);
    // The folder of `--site` has precedence over the address in the setting RELEASE_URL.
    const to = values.to ?? (values.site === undefined ? settings.releaseUrl : undefined);
    if (to !== undefined && isOperators) {
      throw new UserError(
        `Only the operator can run ${positionals[0]}, on the site’s own machine. Leave out --to and RELEASE_URL, or name the folder with --site.`,
      );
    }
    const site = siteIn(values.site ?? join(settings.dataDir, 'site'));
    const gateway = values.gateway ?? `http://127.0.0.1:${settings.port}`;
    const by = whoami(settings);
    const input: CommandInput = {
      ...(await addressed(names)),
      options: values,
      settings,
      site,
      gateway,
      by,
      lifetime,
      store:
        to === undefined ? directoryStore(site, by, gateway) : httpStore(to, settings.releaseToken ?? ''),
    };
    try {
      return { exitCode: (await run(input)) ?? 0 };
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      say(`✗ ${explain(error)}`);
      return { exitCode: TRY_AGAIN };
    }
  });

/** Parse `<remote> <version>`. In a remote's own folder `<version>` is enough. */
async function addressed(names: string[]): Promise<Pick<CommandInput, 'remote' | 'version' | 'names'>> {
  const [first, second] = names;
  if (first !== undefined && /^[a-z]+$/.test(first)) return { remote: first, version: second, names };
  return { remote: await ownRemote(), version: first, names };
}
