import { rspack } from '@rspack/core';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { remoteFolders, remoteNameOf } from '../../../remotes.ts';
import { styleRules } from '../../../rspack.styles.ts';
import { ROOT } from '../../lib/repository.ts';

/**
 * Two remotes that ship alone can't break each other's look, nor the kit's: what an application's build makes
 * of its style sheets lies in its own layer and names its own classes only.
 */

/** Classes of what an application draws with, which it can't name itself: antd's only inside its own. */
const ANTD = /^ant-/;
const DRAWING = /^u-|^uplot$/;

let scratch: string;
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'pehchan-styles-'));
});
afterEach(() => rm(scratch, { recursive: true, force: true }));

/** A style sheet of a remote that isn't there yet. */
async function sheet(name: string, css: string): Promise<string> {
  const file = join(scratch, name);
  await writeFile(file, css);
  return file;
}

/** An application's style sheets as its build writes them. */
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

const layersOf = (css: string) => {
  const names = new Set<string>();
  postcss.parse(css).each((node) => {
    names.add(node.type === 'atrule' && node.name === 'layer' ? node.params : node.type);
  });
  return [...names];
};

/** Selectors that could meet something which isn't this application's. */
function strangers(css: string, application: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule: Rule) => {
    if ((rule.parent as AtRule | undefined)?.name === 'keyframes') return;
    for (const selector of rule.selectors) {
      const classes = [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name);
      const isOwn = (name: string) => name.startsWith(`${application}-`) || DRAWING.test(name);
      const others = classes.filter((name) => !isOwn(name) && !ANTD.test(name));
      if (!classes.some(isOwn) || others.length > 0 || selector.includes('#')) found.push(selector);
    }
  });
  return found;
}

const sheetsOfRemotes = remoteFolders()
  .map((folder) => [remoteNameOf(folder), sheetsOf(folder)] as const)
  .filter(([, sheets]) => sheets.length > 0);

describe.each(sheetsOfRemotes)('the styles of %s', (name, sheets) => {
  it('are in the remotes’ layer and name only its own classes', async () => {
    const css = await build(name, sheets);
    expect(layersOf(css)).toEqual(['remote']);
    expect(strangers(css, name)).toEqual([]);
  });
});

it('a remote that names a class, an element or an id of everybody’s is noticed', async () => {
  const css =
    '.stat { top: 0 } .ant-btn { top: 4px } main { top: 1px } .kit-card h2 { top: 2px } #root { top: 3px }';
  expect(strangers(await build('third', [await sheet('global.css', css)]), 'third')).toEqual([
    '.stat',
    '.ant-btn',
    'main',
    '.kit-card h2',
    '#root',
  ]);
});

it('a third remote’s .stat is another class than admin’s', async () => {
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

it('a width that nobody has defined is refused', async () => {
  const file = await sheet('wide.module.css', '@media (--from-enormous) { .stat { top: 0 } }');
  await expect(build('third', [file])).rejects.toThrow(/There is no width --from-enormous/);
});

describe.each([
  ['kit', 'shell/kit', ['base', 'kit']],
  ['shell', 'shell/src', ['shell']],
])('the styles of the %s', (name, folder, layers) => {
  it('lie in its own layer, and beside their components', async () => {
    const css = await build('shell', sheetsOf(folder));
    expect(layersOf(css).sort()).toEqual(layers);
    const modules = sheetsOf(folder).filter((file) => file.endsWith('.module.css'));
    expect(strangers(await build('shell', modules), name)).toEqual([]);
  });
});

it.each(['shell/kit', 'shell/src', ...remoteFolders()])(
  'no two style sheets of %s have one name, which is part of their classes’',
  (folder) => {
    const names = sheetsOf(folder).map((file) => basename(file));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  },
);

const modules = ['shell/kit', 'shell/src', ...remoteFolders()]
  .flatMap(sheetsOf)
  .filter((file) => file.endsWith('.module.css'));

it.each(modules.map((file) => [file.slice(ROOT.length + 1), file]))(
  'every class of %s is asked for, and no other',
  async (_name, file) => {
    const known = new Set<string>();
    postcss.parse(await readFile(file, 'utf8')).walkRules(({ selector }) => {
      for (const [, name = ''] of selector.replaceAll(/:global\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)) {
        known.add(name);
      }
    });
    const asked = await askedFor(file);
    expect([...asked.names].filter((name) => !known.has(name))).toEqual([]);
    // A name that is put together may be any.
    if (!asked.isComputed) expect([...known].filter((name) => !asked.names.has(name))).toEqual([]);
  },
);

/** What the sources ask a sheet for: `styles.card`, `styles['card']`, `styles[size]`. */
async function askedFor(file: string): Promise<{ names: Set<string>; isComputed: boolean }> {
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
