import type { parseArgs } from 'node:util';
import { type Lifetime, UserError } from '../../lib/index.ts';
import type { Settings } from '../../lib/settings.ts';
import { KEEPING } from '../promotion/prune.ts';
import type { ReleaseStore } from '../promotion/release-store.ts';
import { TOKEN_DAYS } from '../store/publishers.ts';
import type { Site } from '../store/site.ts';

const TEAMS = {
  publish: ['<remote>', 'builds it and stores the build in the site as a new version'],
  promote: ['<remote> [version]', 'checks a published version (default: the last) and serves it'],
  rollback: ['<remote> [version]', 'serves an earlier version again (default: the previous one)'],
  disable: ['<remote>', 'switches its screens off'],
  enable: ['<remote>', 'switches them on again'],
  list: ['[remote]', 'lists the published versions'],
  history: ['[remote]', 'lists who did what, and when'],
  matrix: ['[remote] [version]', 'opens old and new shell and remotes together in a browser'],
} as const;

/** Commands that only the operator can run, on the site's own machine. */
export const OPERATORS = {
  prune: ['[remote]', 'removes versions that are neither new nor recently used (--keep --days)'],
  shell: ['', 'puts the shell’s build in place'],
  'build-site': ['', 'builds and deploys all changes, as npm start does'],
  serve: ['', 'serves the call for remote teams, as npm start does (--host --port)'],
  'publisher add': [
    '<remote> <name…>',
    'creates a token for a remote team; its promotions wait for your approval',
  ],
  'publisher list': ['', 'lists the tokens and when they end'],
  'publisher remove': ['<name…>', 'revokes its token'],
  'publisher promotes': ['<name…>', 'lets it serve checked versions; you get a mail about each'],
  'publisher waits': ['<name…>', 'makes its promotions wait for your approval'],
  grant: ['<remote> <path…>', 'grants it more addresses (--screen-kb --styles)'],
  revoke: ['<remote> <path…>', 'removes granted addresses (--styles)'],
  pending: ['', 'lists what waits for your approval, with its changes'],
  approve: ['<remote> [version]', 'serves it; asks first unless the version is named'],
} as const;

export const HELP: Readonly<Record<string, readonly [takes: string, does: string]>> = {
  ...TEAMS,
  ...OPERATORS,
};

export const USAGE = `Use one of:
${Object.entries(HELP)
  .map(([name, [takes, does]]) => `  ${`${name} ${takes}`.padEnd(31)} ${does}`)
  .join('\n')}
Options: --site <folder> (default: the site of DATA_DIR); --to <address> (or RELEASE_URL), with the token in RELEASE_TOKEN;
  RELEASE_BY is your name in the history (default: the system's user);
  --gateway <address> fetches each file from there before it is served (default: this machine's PORT);
  --unchecked "<why>" instead of the matrix; --reason "<why>" for the history;
  prune --keep ${KEEPING.versions} --days ${KEEPING.days}; publisher add --days ${TOKEN_DAYS} until the token ends, --promotes for
  promotions without approval, or --checks for a tester whose checks count;
  grant --screen-kb <number> for the compressed size of a screen; --styles for rules of the whole page.
In a remote's own folder you can leave out <remote>.`;

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;

export const OPTIONS = {
  ...{ site: TEXT, to: TEXT, gateway: TEXT, unchecked: TEXT, reason: TEXT },
  ...{ keep: TEXT, days: TEXT, host: TEXT, port: TEXT, promotes: FLAG, checks: FLAG },
  ...{ 'screen-kb': TEXT, styles: FLAG },
};

export interface CommandInput {
  readonly remote?: string;
  readonly version?: string;
  readonly names: readonly string[];
  readonly options: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
  readonly settings: Settings;
  readonly site: Site;
  readonly store: ReleaseStore;
  readonly gateway: string;
  readonly by: string;
  readonly lifetime: Lifetime;
}

export type CommandName = keyof typeof TEAMS | keyof typeof OPERATORS;
export type Command = (input: CommandInput) => Promise<number | void>;

export function named({ remote }: Pick<CommandInput, 'remote'>): string {
  if (remote === undefined) throw new UserError(USAGE);
  return remote;
}

export function numberIn(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,5}$/.test(text)) throw new UserError(`${option} is a whole number.`);
  return Number(text);
}
