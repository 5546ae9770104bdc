import type { parseArgs } from 'node:util';
import { type Lifetime, UserError } from '../../lib/index.ts';
import type { Settings } from '../../lib/settings.ts';
import { KEEPING } from '../promotion/prune.ts';
import { TOKEN_DAYS } from '../store/publishers.ts';
import type { ReleaseStore } from '../promotion/release-store.ts';
import type { Site } from '../store/site.ts';

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

/** The commands for the operator. They are rejected for a site on another machine. */
export const OPERATORS = {
  prune: ['[remote]', 'removes what is neither recent nor lately used (--keep --days)'],
  shell: ['', 'puts the shell’s build in place'],
  'build-site': ['', 'builds what has changed and puts all of it in place, as npm start does'],
  serve: ['', 'serves the call of teams without access to this machine, as npm start does (--host --port)'],
  'publisher add': ['<remote> <name…>', 'makes a token for such a team, whose promotions wait for your yes'],
  'publisher list': ['', 'who has a token, and until when'],
  'publisher remove': ['<name…>', 'its token is worth nothing any more'],
  'publisher promotes': ['<name…>', 'it serves by itself what was checked, and you get a mail'],
  'publisher waits': ['<name…>', 'its promotions wait for your yes'],
  grant: ['<remote> <path…>', 'lets it answer more addresses (--screen-kb --styles)'],
  revoke: ['<remote> <path…>', 'removes granted addresses (--styles)'],
  pending: ['', 'what waits for your yes, and what each would change'],
  approve: ['<remote> [version]', 'serves it; without the version it asks'],
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
  who it was, for the history, in RELEASE_BY (default: the system's user);
  --gateway <address> through which files are asked for before they are served (default: this machine's PORT);
  --unchecked "<why>" instead of the matrix; --reason "<why>" for the history;
  prune --keep ${KEEPING.versions} --days ${KEEPING.days}; publisher add --days ${TOKEN_DAYS} until the token ends, --promotes when nothing is to wait, or --checks
  when the token is for whatever tries versions for you: its notes alone count.
  grant --screen-kb <number> of a screen, compressed; --styles for rules of the whole page.
In a remote's own folder the remote need not be named.`;

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
export type Command = (asked: CommandInput) => Promise<number | void>;

export function named({ remote }: Pick<CommandInput, 'remote'>): string {
  if (remote === undefined) throw new UserError(USAGE);
  return remote;
}

/** @throws UserError if the text is not a number */
export function numberIn(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,5}$/.test(text)) throw new UserError(`${option} is a whole number.`);
  return Number(text);
}
