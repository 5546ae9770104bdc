import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

export type BuiltFile = { name: string; text: string };

/** Read a site's scripts and style sheets, including sheets inside documents. */
export async function readBuilt(site: string): Promise<{ scripts: BuiltFile[]; sheets: BuiltFile[] }> {
  const files = globSync('{shell,remotes}/**/*.{js,css,html}', { cwd: site }).sort();
  const read = await Promise.all(
    files.map(async (name) => ({ name, text: await readFile(join(site, relative('', name)), 'utf8') })),
  );
  const ending = (one: string) => read.filter(({ name }) => name.endsWith(one));
  const within = ending('.html').flatMap(({ name, text }) =>
    [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => ({ name, text: css })),
  );
  return { scripts: ending('.js'), sheets: [...ending('.css'), ...within] };
}
