import { createInterface } from 'node:readline/promises';
import type { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { entryOf, type Lifetime, say, untilStopped, UserError } from '../lib/index.ts';
import { buildApps, changedAt } from './build-apps.ts';
import type { Settings } from '../lib/settings.ts';
import { remoteApp, remoteApps, shellApp } from './apps.ts';
import { buildSite } from './build-site.ts';
import { bundleOf, type Bundle } from './bundle.ts';
import { refuseUnchecked } from './checks.ts';
import { deployShell, hostOf, refuseUnfitShell } from './deploy-shell.ts';
import { directoryStore, type ReleaseStore, type Requested } from './release-store.ts';
import { reasonOf } from './history.ts';
import { changeLines } from './changes.ts';
import { findPending, readPending, removePending, type Pending } from './pending.ts';
import { historyLines, minute, versionLines } from './lines.ts';
import { KEEPING, listVersions } from './prune.ts';
import {
  addPublisher,
  changeDuty,
  endsSoon,
  hasEnded,
  readPublishers,
  removePublisher,
  TOKEN_DAYS,
  type Duty,
  type Publisher,
} from './publishers.ts';
import { readCurrent } from './release-document.ts';
import type { Site } from './site.ts';

/** Where the Caddyfile looks for the publishing call, unless it is told of another place. */
export const PUBLISHING_PORT = 4200;

/** What may follow each command, a name for each word of it, and what it does. */
const TEAMS = {
  publish: ['<remote>', 'builds it, and puts the build into the site as a version of its own'],
  promote: ['<remote> [version]', 'checks a published version (the last, if none is named) and serves it'],
  rollback: ['<remote> [version]', 'serves an earlier version (the one before, if none is named)'],
  disable: ['<remote>', 'switches its screens off'],
  enable: ['<remote>', 'switches them on again'],
  list: ['[remote]', 'what is published, what is served'],
  history: ['[remote]', 'who did what, and when'],
  matrix: [
    '[remote] [version]',
    'tries old and new in a browser: the shell, and remotes as they are here or published',
  ],
} as const;

/** The same, of commands that only whoever runs the site has: they are refused for a site elsewhere. */
const OPERATORS = {
  prune: ['[remote]', 'removes what is neither recent nor lately used (--keep --days)'],
  shell: ['', 'puts the shell’s build in place'],
  'build-site': ['', 'builds what has changed and puts all of it in place, as npm start does'],
  serve: ['', 'serves the call of teams without access to this machine, as npm start does (--host --port)'],
  'publisher add': ['<remote> <name…>', 'makes a token for such a team, whose promotions wait for your yes'],
  'publisher list': ['', 'who has a token, and until when'],
  'publisher remove': ['<name…>', 'its token is worth nothing any more'],
  'publisher promotes': ['<name…>', 'it serves by itself what was checked, and you get a mail'],
  'publisher waits': ['<name…>', 'its promotions wait for your yes'],
  pending: ['', 'what waits for your yes, and what each would change'],
  approve: ['<remote> [version]', 'serves it; without the version it asks'],
} as const;

const HELP: Readonly<Record<string, readonly [takes: string, does: string]>> = { ...TEAMS, ...OPERATORS };

export const USAGE = `Use one of:
${Object.entries(HELP)
  .map(([name, [takes, does]]) => `  ${`${name} ${takes}`.padEnd(31)} ${does}`)
  .join('\n')}
Options: --site <folder> (default: the site of DATA_DIR); --to <address> (or RELEASE_URL), with the token in RELEASE_TOKEN;
  who it was, for the history, in RELEASE_BY (default: the system's user);
  --gateway <address> through which files are asked for before they are served (default: this machine's PORT);
  --unchecked "<why>" instead of the matrix; --reason "<why>" for the history;
  prune --keep ${KEEPING.versions} --days ${KEEPING.days}; publisher add --days ${TOKEN_DAYS} until the token ends, --promotes when nothing is to wait, or --checks
  when the token is for whatever tries versions for you: its notes alone count.
In a remote's own folder the remote need not be named.`;

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;

export const OPTIONS = {
  ...{ site: TEXT, to: TEXT, gateway: TEXT, unchecked: TEXT, reason: TEXT },
  ...{ keep: TEXT, days: TEXT, host: TEXT, port: TEXT, promotes: FLAG, checks: FLAG },
};

/** What was asked on the command line, and where it is done. */
export interface Asked {
  readonly remote?: string;
  readonly version?: string;
  /** All that was named behind the command. */
  readonly names: readonly string[];
  readonly options: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
  readonly settings: Settings;
  readonly site: Site;
  readonly store: ReleaseStore;
  /** Where the site is served. */
  readonly gateway: string;
  readonly by: string;
  readonly lifetime: Lifetime;
}

/** The command that stands first, of one word or two, and what was named behind it. */
export function commandOf([first = '', ...others]: string[]) {
  const pair = `${first} ${others[0]}`;
  const [name, names] = entryOf(HELP, pair) ? [pair, others.slice(1)] : [first, others];
  const run = entryOf<Command>(COMMANDS, name);
  if (!run) throw new UserError(USAGE);
  const takes = HELP[name]?.[0] ?? '';
  const surplus = takes.endsWith('…>') ? undefined : names[takes.split(' ').filter(Boolean).length];
  if (surplus !== undefined) throw new UserError(`${name} doesn't know what “${surplus}” is. ${USAGE}`);
  return { run, names, isOperators: Object.hasOwn(OPERATORS, name) };
}

/** Ends with an exit code, if not with 0. */
type Command = (asked: Asked) => Promise<number | void>;

const COMMANDS: Readonly<Record<keyof typeof TEAMS | keyof typeof OPERATORS, Command>> = {
  async publish({ store, lifetime, ...asked }) {
    const app = await remoteApp(named(asked));
    await buildApps([app], lifetime.signal);
    const bundle = await bundleOf(app);
    const { remote, version } = await store.publish(bundle);
    say(
      `${remote} ${version} is published: ${sizeOf(bundle)}. Its types and tests are for npm run check and npm test to look at.\n` +
        `To serve it: npm run release -- promote ${remote} ${version}`,
    );
  },
  async promote({ store, version, options, ...asked }) {
    const remote = named(asked);
    if (version === undefined) await sayWhenOlder(store, remote);
    const { unchecked, reason } = options;
    sayServed(await store.promote(remote, version, { unchecked, reason }));
  },
  async pending({ site }) {
    const pending = await readPending(site);
    for (const one of pending) {
      await sayPending(site, one);
      say(`  To serve it: npm run release -- approve ${one.remote} ${one.version}`);
    }
    if (pending.length === 0) say('Nothing waits for a yes.');
  },
  async approve({ site, version, options, gateway, by, ...asked }) {
    const pending = await findPending(site, named(asked), version);
    await sayPending(site, pending);
    if (version === undefined && !(await saidYes(pending))) return 1;
    const { remote, by: team } = pending;
    const reason = [pending.reason, options.reason, `approved by ${by}`].filter(Boolean).join('; ');
    const why = { unchecked: options.unchecked ?? pending.unchecked, reason };
    sayServed(await directoryStore(site, team, gateway).promote(remote, pending.version, why));
    await removePending(site, pending);
  },
  async rollback({ store, version, options, ...asked }) {
    sayServed(await store.rollback(named(asked), version, options.reason));
  },
  async disable({ store, options, ...asked }) {
    const { remote } = await store.setEnabled(named(asked), false, options.reason);
    say(`${remote} is switched off. Its screens say so; the rest of the site goes on.`);
  },
  async enable({ store, options, ...asked }) {
    const { remote, version } = await store.setEnabled(named(asked), true, options.reason);
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
      `${removed.length} removed; at least ${keeping.versions} of each remote and ${keeping.days} days are kept.`,
    );
  },
  async matrix({ store, remote, version, lifetime }) {
    const apps = async () => (remote === undefined ? remoteApps() : [await remoteApp(remote)]);
    const candidates = remote && version ? { remote, version } : await apps();
    // Only this command needs servers and a browser; the others should not wait for the loading of them.
    const { runMatrix } = await import('../checks/matrix.ts');
    const cells = await runMatrix(store, candidates, lifetime);
    return cells.some(({ problem }) => problem) ? 1 : 0;
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
    const { servePublishing } = await import('./serve-publishing.ts');
    const { operatorMail } = await import('./operator-mail.ts');
    const tell = operatorMail(settings, gateway, site);
    say(`Teams publish through ${await servePublishing(site, gateway, { host, port }, tell, lifetime)}.`);
    await untilStopped();
  },
  async 'publisher add'({ site, options, settings, names: [remote = '', ...words] }) {
    const name = words.join(' ');
    if (options.promotes && options.checks) throw new UserError(USAGE);
    if (options.promotes) refuseUnheard(settings);
    const duty: Duty = options.checks ? 'checks' : options.promotes ? 'promotes' : 'waits';
    const days = numberIn(options.days, '--days');
    const token = await addPublisher(site, remote, name, { duty, days });
    say(
      `${token}\nThis is said once, and is worth something for ${days ?? TOKEN_DAYS} days. Its holder keeps it as RELEASE_TOKEN; it ` +
        (duty === 'checks'
          ? `notes what was tried of ${remote}, and nothing else.`
          : `ships ${remote} and nothing else, ${DUTIES[duty]}.`),
    );
    if ((await listVersions(site, remote)).length > 0) return;
    say(
      `Nothing of ${remote} is published yet. If that isn't its name: npm run release -- publisher remove ${name}`,
    );
  },
  async 'publisher promotes'({ site, settings, names }) {
    const name = names.join(' ');
    refuseUnheard(settings);
    await changeDuty(site, name, 'promotes');
    say(`${name} serves by itself what was checked; you get a mail of each.`);
  },
  async 'publisher waits'({ site, names }) {
    const name = names.join(' ');
    await changeDuty(site, name, 'waits');
    say(`What ${name} promotes waits for your yes.`);
  },
  async 'publisher remove'({ site, names }) {
    const name = names.join(' ');
    await removePublisher(site, name);
    say(`${name} can publish no more.`);
  },
  async 'publisher list'({ site }) {
    const publishers = await readPublishers(site);
    for (const publisher of publishers) say(publisherLine(publisher));
    if (publishers.length === 0) say('Nobody publishes over the network.');
  },
};

const DUTIES: Readonly<Record<Duty, string>> = {
  waits: 'and waits for your yes',
  promotes: 'and serves it by itself',
  checks: 'notes checks',
};

function publisherLine(publisher: Publisher): string {
  const { name, remote, since, until, duty } = publisher;
  const end = hasEnded(publisher) ? 'ended' : endsSoon(publisher) ? 'ENDS SOON,' : 'ends';
  return `${name}: ${remote}, ${DUTIES[duty]}, since ${since.slice(0, 10)}, ${end} ${until.slice(0, 10)}`;
}

/** The operator gets a mail of each promotion that nobody approved, so there has to be an address for it. */
function refuseUnheard({ operatorEmail, smtpUrl }: Settings): void {
  if (operatorEmail && smtpUrl) return;
  throw new UserError(
    'You get a mail of what a publisher serves by itself: set OPERATOR_EMAIL and SMTP_URL in .env first.',
  );
}

async function sayPending(site: Site, pending: Pending): Promise<void> {
  const { remote, version, by, at, reason, unchecked } = pending;
  const why = reasonOf({ reason, unchecked });
  say(`${remote} ${version}, asked for by ${by} at ${minute(at)}${why ? ` (${why})` : ''}`);
  for (const line of await changeLines(site, pending)) say(`  ${line}`);
}

/** Asks the person at the terminal; a script names the version instead. */
async function saidYes({ remote, version }: Pending): Promise<boolean> {
  if (!process.stdin.isTTY) {
    say(`To serve it: npm run release -- approve ${remote} ${version}`);
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Serve it? Type yes: ');
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

/** What browsers fetch of it, all of its pages together. */
function sizeOf({ files }: Bundle): string {
  const fetched = [...files].filter(([name]) => /\.(js|css)$/.test(name)).map(([, content]) => content);
  const kb = (sizes: number[]) => `${Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 1000)} KB`;
  const whole = kb(fetched.map(({ length }) => length));
  return `${fetched.length} scripts and styles of ${whole}, ${kb(fetched.map((content) => gzipSync(content).length))} compressed`;
}

function named({ remote }: Pick<Asked, 'remote'>): string {
  if (remote === undefined) throw new UserError(USAGE);
  return remote;
}

/** After a publish that was refused, a promote would serve an older version than what lies here. */
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

function numberIn(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,5}$/.test(text)) throw new UserError(`${option} is a whole number.`);
  return Number(text);
}

function sayServed(requested: Requested): void {
  const { remote, version } = requested;
  if ('waits' in requested) {
    say(`${remote} ${version} waits for the yes of whoever runs the site, who has been told.`);
    return;
  }
  const { from, release } = requested;
  const change = from === undefined ? '' : ` (${from} → ${version})`;
  say(`${remote} ${version} is served by release ${release}${change}.`);
}
