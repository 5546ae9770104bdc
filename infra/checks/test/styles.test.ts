import { rspack } from '@rspack/core';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import postcss from 'postcss';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { remoteFolders, remoteNameOf } from '../../../remotes.ts';
import { styleRules } from '../../../rspack.styles.ts';
import { ROOT } from '../../lib/repository.ts';
import { foreignStyles } from '../../release/rules/own-styles.ts';

/**
 * Remotes and the kit must not change each other's styles: a build puts its rules into its own layer and
 * names its own classes only.
 */

let scratch: string;
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'pehchan-styles-'));
});
afterEach(() => rm(scratch, { recursive: true, force: true }));

async function sheet(name: string, css: string): Promise<string> {
  const file = join(scratch, name);
  await writeFile(file, css);
  return file;
}

/** Return the style sheets as the application's build writes them. */
async function build(application: string, files: string[]): Promise<string> {
  const folder = await mkdtemp(join(scratch, 'build-'));
  const entry = join(folder, 'entry.js');
  await writeFile(entry, files.map((file) => `require(${JSON.stringify(file)});`).join('\n'));
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry,
    output: { path: join(folder, 'dist'), cssFilename: 'all.css' },
    module: { rules: styleRules(application) },
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() && new Error(stats.toString('errors-only')));
      compiler.close(() => (problem ? reject(problem) : resolve()));
    }),
  );
  return readFile(join(folder, 'dist', 'all.css'), 'utf8');
}

const sheetsOf = (folder: string) =>
  globSync(`${folder}/**/*.css`, { cwd: ROOT, exclude: ['**/dist/**', '**/node_modules/**'] }).map((file) =>
    join(ROOT, file),
  );

const sheetsOfRemotes = remoteFolders()
  .map((folder) => [remoteNameOf(folder), sheetsOf(folder)] as const)
  .filter(([, sheets]) => sheets.length > 0);

describe.each(sheetsOfRemotes)('style sheets of %s', (name, sheets) => {
  it('style sheets of a remote are in the remotes’ layer and name only its own classes', async () => {
    expect(foreignStyles(name, await build(name, sheets))).toEqual([]);
  });
});

it('foreignStyles reports a remote’s rule for a shared class, an element or an id', async () => {
  const css =
    '.stat { top: 0 } .ant-btn { top: 4px } main { top: 1px } .kit-card h2 { top: 2px } #root { top: 3px }';
  expect(foreignStyles('third', await build('third', [await sheet('global.css', css)]))).toEqual([
    '.stat',
    '.ant-btn',
    'main',
    '.kit-card h2',
    '#root',
  ]);
});

it('two remotes with a class of the same name get different class names', async () => {
  const file = await sheet(
    'stats.module.css',
    '.stat { top: 0 } @media (--from-wide) { .stat { top: 1px } }',
  );
  const [admin, third] = [await build('admin', [file]), await build('third', [file])];
  const named = (css: string) => new Set(css.match(/\.[a-z]+-(?:\\.|[\w-])+/g));
  expect(named(admin).size).toBe(1);
  expect([...named(third)].filter((name) => named(admin).has(name))).toEqual([]);
  expect(third).toContain('(min-width:768px)');
});

it('a build refuses an undefined width', async () => {
  const file = await sheet('wide.module.css', '@media (--from-enormous) { .stat { top: 0 } }');
  await expect(build('third', [file])).rejects.toThrow(/There is no width --from-enormous/);
});

it.each([
  ['kit', 'shell/kit'],
  ['shell', 'shell/src'],
])('the style sheets of the %s are in its own layer', async (name, folder) => {
  const modules = sheetsOf(folder).filter((file) => file.endsWith('.module.css'));
  const foreign = foreignStyles(name, await build('shell', modules), name);
  expect(foreign.filter((rule) => name !== 'shell' || !rule.startsWith(':root'))).toEqual([]);
});

it('style sheets without a component are in the base layer', async () => {
  const sheets = sheetsOf('shell/kit').filter((file) => !file.endsWith('.module.css'));
  const layers = postcss
    .parse(await build('shell', sheets))
    .nodes.map((node) => 'params' in node && node.params);
  expect([...new Set(layers)]).toEqual(['base']);
});

it.each(['shell/kit', 'shell/src', ...remoteFolders()])(
  'no two style sheets of %s have the same file name, which is part of their class names',
  (folder) => {
    const names = sheetsOf(folder).map((file) => basename(file));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  },
);

const modules = ['shell/kit', 'shell/src', ...remoteFolders()]
  .flatMap(sheetsOf)
  .filter((file) => file.endsWith('.module.css'));

it.each(modules.map((file) => [file.slice(ROOT.length + 1), file]))(
  'the sources use every class of %s, and no undefined class',
  async (_name, file) => {
    const known = new Set<string>();
    postcss.parse(await readFile(file, 'utf8')).walkRules(({ selector }) => {
      for (const [, name = ''] of selector.replaceAll(/:global\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)) {
        known.add(name);
      }
    });
    const asked = await classesUsedIn(file);
    expect([...asked.names].filter((name) => !known.has(name))).toEqual([]);
    // A class name that is computed can be any class of the sheet, so unused classes cannot be found.
    if (!asked.isComputed) expect([...known].filter((name) => !asked.names.has(name))).toEqual([]);
  },
);

/** Return the classes of a sheet that the sources use: `styles.card`, `styles['card']`, `styles[size]`. */
async function classesUsedIn(file: string): Promise<{ names: Set<string>; isComputed: boolean }> {
  const names = new Set<string>();
  let isComputed = false;
  const application =
    ['shell', ...remoteFolders()].find((folder) => file.startsWith(join(ROOT, folder, '/'))) ?? '';
  for (const source of globSync(`${application}/**/*.{ts,tsx}`, {
    cwd: ROOT,
    exclude: ['**/node_modules/**'],
  })) {
    const text = await readFile(join(ROOT, source), 'utf8');
    const local = new RegExp(`import (\\w+) from '[^']*/${basename(file).replaceAll('.', '\\.')}'`).exec(
      text,
    )?.[1];
    if (!local) continue;
    const code = text.replaceAll(/^import .*$/gm, '');
    for (const [, name = ''] of code.matchAll(
      new RegExp(`\\b${local}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'),
    )) {
      names.add(name);
    }
    isComputed ||= new RegExp(`\\b${local}\\[[^']`).test(code);
  }
  return { names, isComputed };
}
