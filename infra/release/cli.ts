import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { say } from '../console/steps.mjs';
import { explain, Refusal } from '../refusal.ts';
import { parseSettings, readEnvironment } from '../settings.ts';
import { readHost, remoteApps, readRemoteConfig, shellApp, type App } from './apps.ts';
import { buildSite } from './build-site.ts';
import { deployShell } from './deploy-shell.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { siteIn, type Site } from './site.ts';

const USAGE = `Use one of:
  publish <remote>             copies the remote's build into the site, as a version of its own
  promote <remote> <version>   makes a published version the served one
  shell                        puts the shell's build in place
  build-site                   builds what has changed and does all of the above with it
Options: --site <folder> (default: the site of DATA_DIR)`;

type Command = (site: Site, ...names: string[]) => Promise<void>;

const COMMANDS: Record<string, Command> = {
  async publish(site, remote) {
    const { version } = await publish(site, await appOf(remote));
    say(`${remote} ${version} is published.`);
  },
  async promote(site, remote, version) {
    if (!remote || !version) throw new Refusal(USAGE);
    const { id } = await promote(site, [{ remote, version }], await readHost());
    say(`${remote} ${version} is served by release ${id}.`);
  },
  async 'build-site'(site) {
    await buildSite(site, new AbortController().signal);
  },
  async shell(site) {
    await deployShell(site, await shellApp());
    say('The shell is in place.');
  },
};

async function appOf(remote: string | undefined): Promise<App> {
  const names: string[] = [];
  for (const app of await remoteApps()) {
    const { name } = await readRemoteConfig(app);
    if (name === remote) return app;
    names.push(name);
  }
  throw new Refusal(`There is no remote ${remote ?? ''}; there are: ${names.join(', ')}.`);
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { site: { type: 'string' } },
    allowPositionals: true,
  });
  const [name = '', ...rest] = positionals;
  const command = COMMANDS[name];
  if (!command) throw new Refusal(USAGE);
  const folder = values.site ?? join(parseSettings(readEnvironment()).dataDir, 'site');
  await command(siteIn(folder), ...rest);
}

main().catch((error: unknown) => {
  say(`✗ ${explain(error)}`);
  process.exitCode = 1;
});
