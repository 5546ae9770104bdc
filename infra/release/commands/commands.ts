import { createInterface } from 'node:readline/promises';
import { gzipSync } from 'node:zlib';
import { entryOf, say, untilStopped, UserError } from '../../lib/index.ts';
import { remoteApp, shellApp } from '../build/apps.ts';
import { buildApps, changedAt } from '../build/build-apps.ts';
import { bundleOf, type Bundle } from '../build/bundle.ts';
import { buildSite } from '../promotion/build-site.ts';
import { deployShell, hostOf, refuseUnfitShell } from '../promotion/deploy-shell.ts';
import { KEEPING } from '../promotion/prune.ts';
import { directoryStore, type ReleaseStore, type Requested } from '../promotion/release-store.ts';
import { changeLines } from '../publishing/changes.ts';
import { refuseUnchecked, refuseUntried } from '../rules/matrix-checks.ts';
import { reasonOf } from '../store/history.ts';
import { findPending, readPending, removePending, type Pending } from '../store/pending.ts';
import { readCurrent } from '../store/release-document.ts';
import type { Site } from '../store/site.ts';
import { GRANT_COMMANDS } from './grant-commands.ts';
import { historyLines, minute, versionLines } from './lines.ts';
import { PUBLISHER_COMMANDS } from './publisher-commands.ts';
import { type Command, type CommandName, HELP, named, numberIn, OPERATORS, USAGE } from './usage.ts';

export const PUBLISHING_PORT = 4200;

/** Return the command, which has one word or two, and the remaining arguments. */
export function commandOf([first = '', ...others]: string[], above: Partial<Record<CommandName, Command>>) {
  const pair = `${first} ${others[0]}`;
  const [name, names] = entryOf(HELP, pair) ? [pair, others.slice(1)] : [first, others];
  const run = entryOf<Command>({ ...COMMANDS, ...above }, name);
  if (!run) throw new UserError(USAGE);
  const takes = HELP[name]?.[0] ?? '';
  const surplus = takes.endsWith('…>') ? undefined : names[takes.split(' ').filter(Boolean).length];
  if (surplus !== undefined) throw new UserError(`${name} does not accept “${surplus}”. ${USAGE}`);
  return { run, names, isOperators: Object.hasOwn(OPERATORS, name) };
}

const COMMANDS: Readonly<Record<CommandName, Command>> = {
  ...PUBLISHER_COMMANDS,
  ...GRANT_COMMANDS,
  async publish({ store, lifetime, ...input }) {
    const app = await remoteApp(named(input));
    await buildApps([app], lifetime.signal);
    const bundle = await bundleOf(app);
    refuseUntried(bundle.config);
    const { remote, version } = await store.publish(bundle);
    say(
      `${remote} ${version} is published: ${sizeOf(bundle)}. npm run check and npm test check its types and tests.\n` +
        `To serve it: npm run release -- promote ${remote} ${version}`,
    );
  },
  async promote({ store, version, options, ...input }) {
    const remote = named(input);
    if (version === undefined) await sayWhenOlder(store, remote);
    const { unchecked, reason } = options;
    sayServed(await store.promote(remote, version, { unchecked, reason }));
  },
  async pending({ site }) {
    const pending = await readPending(site);
    for (const one of pending) {
      await sayPending(site, one);
      say(`  ${howToApprove(one)}`);
    }
    if (pending.length === 0) say('Nothing waits for approval.');
  },
  async approve({ site, version, options, gateway, by, ...input }) {
    const pending = await findPending(site, named(input), version);
    await sayPending(site, pending);
    if (version === undefined && !(await saidYes(pending))) return 1;
    const { remote, by: team } = pending;
    const reason = [pending.reason, options.reason, `approved by ${by}`].filter(Boolean).join('; ');
    const why = { unchecked: options.unchecked ?? pending.unchecked, reason };
    const store = directoryStore(site, team, gateway);
    if (!pending.off) sayServed(await store.promote(remote, pending.version, why));
    else if ((await readCurrent(site))?.remotes[remote]?.version === pending.version) {
      sayOff(await store.setEnabled(remote, false, reason));
    } else say(`${remote} ${pending.version} is no longer served, so nothing was switched off.`);
    await removePending(site, pending);
  },
  async rollback({ store, version, options, ...input }) {
    sayServed(await store.rollback(named(input), version, options.reason));
  },
  async disable({ store, options, ...input }) {
    sayOff(await store.setEnabled(named(input), false, options.reason));
  },
  async enable({ store, options, ...input }) {
    const { remote, version } = await store.setEnabled(named(input), true, options.reason);
    say(`${remote} ${version} is switched on.`);
  },
  list: async ({ store, remote }) => say(versionLines(await store.list(remote))),
  history: async ({ store, remote }) => say(historyLines(await store.history(remote))),
  async prune({ store, remote, options }) {
    const keeping = {
      versions: numberIn(options.keep, '--keep') ?? KEEPING.versions,
      days: numberIn(options.days, '--days') ?? KEEPING.days,
    };
    const removed = await store.prune(remote, keeping);
    for (const version of removed) say(`${version.remote} ${version.version} is removed.`);
    say(
      `${removed.length} removed. Versions of the last ${keeping.days} days are kept, and at least ${keeping.versions} of each remote.`,
    );
  },
  matrix() {
    throw new UserError('The matrix needs a checkout: npm run release -- matrix');
  },
  async shell({ site, by, options, lifetime }) {
    const app = await shellApp();
    await buildApps([app], lifetime.signal);
    const host = await hostOf(app);
    await refuseUnfitShell(site, host);
    const served = Object.values((await readCurrent(site))?.remotes ?? {});
    const checks = served.map(({ name, version }) => ({ shell: host.id, remote: name, version }));
    if (!options.unchecked) await refuseUnchecked(site, checks);
    await deployShell(site, app, { by, reason: reasonOf(options) });
    say(`The shell ${host.id} is in place.`);
  },
  'build-site': ({ site, by, lifetime }) => buildSite(site, by, lifetime.signal),
  async serve({ site, gateway, options, settings, lifetime }) {
    const host = options.host ?? '127.0.0.1';
    const port = numberIn(options.port, '--port') ?? PUBLISHING_PORT;
    const { servePublishing } = await import('../publishing/serve-publishing.ts');
    const { operatorMail } = await import('../publishing/operator-mail.ts');
    const notify = operatorMail(settings, gateway, site);
    say(`Teams publish through ${await servePublishing(site, gateway, { host, port }, notify, lifetime)}.`);
    await untilStopped();
  },
};

async function sayPending(site: Site, pending: Pending): Promise<void> {
  const { remote, version, by, at, reason, unchecked, off } = pending;
  const why = reasonOf({ reason, unchecked });
  const what = off ? `to switch ${remote} ${version} off` : `${remote} ${version}`;
  say(`${what}, requested by ${by} at ${minute(at)}${why ? ` (${why})` : ''}`);
  if (off) return;
  for (const line of await changeLines(site, pending)) say(`  ${line}`);
}

/** Ask the operator at the terminal to approve. Without a terminal, print the command for a script. */
async function saidYes(pending: Pending): Promise<boolean> {
  if (!process.stdin.isTTY) {
    say(howToApprove(pending));
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${pending.off ? 'Switch it off' : 'Serve it'}? Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

function sizeOf({ files }: Bundle): string {
  const fetched = [...files].filter(([name]) => /\.(js|css)$/.test(name)).map(([, content]) => content);
  const kb = (sizes: number[]) => `${Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 1000)} KB`;
  const whole = kb(fetched.map(({ length }) => length));
  return `${fetched.length} scripts and styles of ${whole}, ${kb(fetched.map((content) => gzipSync(content).length))} compressed`;
}

/** Warn if the remote's sources have changed since its last publication: a promotion serves that version. */
async function sayWhenOlder(store: ReleaseStore, remote: string): Promise<void> {
  const app = await remoteApp(remote).catch(() => undefined);
  if (!app) return;
  const published = (await store.list(remote)).map(({ publishedAt }) => publishedAt).sort();
  const last = published.at(-1) ?? '';
  if (last >= (await changedAt(app))) return;
  say(
    `! The last version of ${remote} was published at ${minute(last)}, and ${app.folder} was changed since.`,
  );
}

const howToApprove = ({ remote, version, off }: Pending) =>
  `To ${off ? 'switch it off' : 'serve it'}: npm run release -- approve ${remote} ${version}`;

const sayWaits = ({ remote, version }: Requested) =>
  say(`${remote} ${version} waits for approval by the operator, who has been notified.`);

function sayOff(requested: Requested): void {
  if ('waits' in requested) sayWaits(requested);
  else say(`${requested.remote} is switched off. Its screens show a notice; the rest of the site continues.`);
}

function sayServed(requested: Requested): void {
  if ('waits' in requested) return sayWaits(requested);
  const { remote, version, from, release } = requested;
  const change = from === undefined ? '' : ` (${from} → ${version})`;
  say(`${remote} ${version} is served by release ${release}${change}.`);
}
