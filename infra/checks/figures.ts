import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import ts from 'typescript';
import { argumentsOf, columns, type Lifetime, listFiles, ROOT, runCommand, UserError } from '../lib/index.ts';
import { scratchFolder } from './scratch.ts';
import { GUIDES, readSteps } from './walkthrough.ts';

const SOURCE = /\.(ts|tsx|mjs|css|yaml)$/;
const TEST = /\.(test|spec|setup)\.tsx?$|\/fixtures\//;
const TEST_SUPPORT = /\/(test|resilience|support)\//;
const RECORD = /\/released\//;
/** A file counts in the first of these folders that contains it, else in its application. */
const AREAS = [
  'api/src',
  'api/contract',
  'api/marks',
  'shell/src',
  'shell/kit',
  'shell/build',
  'infra/bench',
  'infra',
];
const USAGE = 'Use: npm run figures [-- --at <revision>]';

await runCommand(async (lifetime) => {
  const { at } = argumentsOf({ options: { at: { type: 'string' } } }, USAGE).values;
  const root = at === undefined ? ROOT : await unpack(at, lifetime);
  const files = (at === undefined ? await workingFiles() : await listFiles(root)).filter(
    (file) => SOURCE.test(file) && !RECORD.test(file),
  );
  const counted = await Promise.all(
    files.map(async (file) => ({ file, ...countLines(file, await readFile(join(root, file), 'utf8')) })),
  );
  const areas = [...Map.groupBy(counted, ({ file }) => areaOf(file))].sort();
  const rows = [...areas, ['all', counted] as const].map(([area, found]) => rowOf(area, found));
  const heads = ['', 'files', 'lines', 'comments', 'median', 'longest', ''];
  const table = columns([heads, ...rows], [1, 2, 3, 4, 5]);
  const walks = Object.keys(GUIDES).map(async (thing) => {
    // An earlier revision of the project may lack this guide, or its code blocks.
    const steps = await readSteps(thing as keyof typeof GUIDES, root).catch(() => []);
    const files = new Set(steps.flatMap((step) => ('file' in step ? step.file : [])));
    return `a ${thing} ${files.size || '–'}`;
  });
  const kit = `The kit exports ${await countExports(join(root, 'shell/kit'))} names.`;
  const lastLine = `${table}\n\n${kit}\nFiles for ${(await Promise.all(walks)).join(', ')}.`;
  return { exitCode: 0, lastLine };
});

type Counted = ReturnType<typeof countLines> & { readonly file: string };

/** `comments`: lines of comments for each 100 lines of code. */
function rowOf(area: string, files: readonly Counted[]): string[] {
  const sorted = files.toSorted((one, other) => one.lines - other.lines);
  const sum = (kind: 'lines' | 'code' | 'comments') => files.reduce((total, one) => total + one[kind], 0);
  const [middle, longest] = [sorted[sorted.length >> 1], sorted.at(-1)];
  const share = `${((100 * sum('comments')) / sum('code')).toFixed(1)}%`;
  const numbers = [files.length, sum('lines'), share, middle?.lines, longest?.lines];
  return [area, ...numbers.map(String), longest?.file ?? ''];
}

/** Count blank lines in `lines` only. A line with code and a comment is a line of code. */
function countLines(file: string, text: string) {
  const begin = file.endsWith('.yaml') ? /^#/ : /^(\/\/|\{?\/\*)/;
  const lines = text.split('\n').map((line) => line.trim());
  let comments = 0;
  let isInside = false;
  for (const line of lines) {
    const isComment: boolean = line !== '' && (isInside || begin.test(line));
    if (isComment) comments += 1;
    isInside = (isInside || (isComment && /^\{?\/\*/.test(line))) && !line.includes('*/');
  }
  return { lines: lines.length - 1, comments, code: lines.filter(Boolean).length - comments };
}

async function unpack(revision: string, lifetime: Lifetime): Promise<string> {
  const folder = await scratchFolder(lifetime);
  const archive = await execa('git', ['archive', revision], { cwd: ROOT, encoding: 'buffer', reject: false });
  if (archive.failed) throw new UserError(`git knows no revision ‘${revision}’. ${USAGE}`);
  await execa('tar', ['-x', '-C', folder], { input: archive.stdout });
  return folder;
}

async function workingFiles(): Promise<string[]> {
  const list = async (...kinds: string[]) =>
    (await execa('git', ['ls-files', ...kinds], { cwd: ROOT, lines: true })).stdout;
  const gone = new Set(await list('--deleted'));
  return (await list('--cached', '--others', '--exclude-standard')).filter((file) => !gone.has(file));
}

function areaOf(file: string): string {
  if (TEST.test(file)) return 'tests';
  if (TEST_SUPPORT.test(file)) return 'test support';
  const area = AREAS.find((folder) => file.startsWith(`${folder}/`));
  return area ?? /^[\w-]+-app(?=\/)/.exec(file)?.[0] ?? 'the rest';
}

async function countExports(kit: string): Promise<number> {
  const { exports } = JSON.parse(await readFile(join(kit, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const entries = Object.values(exports).filter((file) => /\.tsx?$/.test(file));
  const program = ts.createProgram(
    entries.map((entry) => join(kit, entry)),
    { noResolve: false, allowImportingTsExtensions: true, noEmit: true, jsx: ts.JsxEmit.ReactJSX },
  );
  const checker = program.getTypeChecker();
  return program.getRootFileNames().flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  }).length;
}
