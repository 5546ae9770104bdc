import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT, UserError } from '../lib/index.ts';
import type { ScratchCopy } from './scratch-copy.ts';

/**
 * A code block of a guide. The line above it names its file; a block without such a line is only to be read.
 *     New file `path`:
 *     In `path`, after the line with `text`:     or `before`; exactly one line of the file has the text
 * Shell blocks (`sh`) are run.
 */
export type Step =
  | { readonly kind: 'create'; readonly file: string; readonly text: string }
  | ({ readonly kind: 'insert'; readonly file: string; readonly text: string } & Place)
  | { readonly kind: 'run'; readonly command: string };

type Insertion = Extract<Step, { kind: 'insert' }>;
type Place = { readonly after: string } | { readonly before: string };

/** Frequent additions, each with the page and heading of its guide. */
export const GUIDES = {
  field: ['docs/add-a-biodata-field.md', 'Add a field to a biodata'],
  call: ['docs/add-a-call.md', 'Add an endpoint'],
  screen: ['shell/README.md', 'Add a screen'],
  remote: ['docs/add-a-remote.md', 'Add a remote'],
} as const;

const NEW = /^New file `(?<file>[^`]+)`:\n+/.source;
const CHANGED = /^In `(?<changed>[^`]+)`, (?<side>after|before) the line with `(?<line>[^`]+)`:\n+/.source;
const CODE = /^```(?<language>\w+)\n(?<text>[^]*?)^```$/.source;
const BLOCK = new RegExp(`(?:(?:${NEW}|${CHANGED})(?:<!-- prettier-ignore -->\n)?)?${CODE}`, 'gm');

/** @param root the project, or a copy or earlier revision of it */
export async function readSteps(thing: keyof typeof GUIDES, root = ROOT): Promise<Step[]> {
  const [page, heading] = GUIDES[thing];
  const steps = stepsOf(sectionOf(await readFile(join(root, page), 'utf8'), heading));
  if (steps.length === 0) throw new UserError(`“${heading}” of ${page} has no steps.`);
  return steps;
}

export function sectionOf(page: string, heading: string): string {
  const lines = page.split('\n');
  const first = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);
  if (first < 0) throw new UserError(`There is no heading “${heading}”.`);
  const rank = (lines[first] ?? '').indexOf(' ');
  let isCode = false;
  const last = lines.findIndex((line, index) => {
    // In a shell block a comment looks like a heading.
    if (line.startsWith('```')) isCode = !isCode;
    return index > first && !isCode && /^#+ /.test(line) && line.indexOf(' ') <= rank;
  });
  return lines.slice(first, last < 0 ? undefined : last).join('\n');
}

export function stepsOf(section: string): Step[] {
  return [...section.matchAll(BLOCK)].flatMap(({ groups = {} }): Step[] => {
    const { file, changed, side, line = '', language, text = '' } = groups;
    if (file !== undefined) return [{ kind: 'create', file, text }];
    if (changed !== undefined) {
      return [
        { kind: 'insert', file: changed, text, ...(side === 'after' ? { after: line } : { before: line }) },
      ];
    }
    return language === 'sh' ? [{ kind: 'run', command: text.trim() }] : [];
  });
}

export async function follow(copy: ScratchCopy, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (step.kind === 'create') await create(join(copy.folder, step.file), step.text);
    else if (step.kind === 'insert') await insert(join(copy.folder, step.file), step);
    else await run(copy, step.command);
  }
}

async function create(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text, { flag: 'wx' });
}

async function insert(path: string, step: Insertion): Promise<void> {
  await writeFile(path, inserted(await readFile(path, 'utf8'), step));
}

/** @throws UserError unless exactly one line has the text that the step names */
export function inserted(text: string, step: Insertion): string {
  const sought = 'after' in step ? step.after : step.before;
  const lines = text.split('\n');
  const places = lines.flatMap((line, index) => (line.includes(sought) ? [index] : []));
  const [place, ...others] = places;
  if (place === undefined || others.length > 0) {
    throw new UserError(`${places.length} lines of ${step.file} have the text ‘${sought}’; one should.`);
  }
  lines.splice('after' in step ? place + 1 : place, 0, step.text.replace(/\n$/, ''));
  return lines.join('\n');
}

async function run(copy: ScratchCopy, command: string): Promise<void> {
  const { exitCode, all } = await copy.run(command);
  if (exitCode !== 0) throw new UserError(`This failed:\n${command}\n${String(all)}`);
}
