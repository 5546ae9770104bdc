import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../lib/repository.ts';

/** The sources that run without the test tools: `npm start` and the operator's commands. */
const SOURCES = [
  'rspack*.ts',
  'remotes.ts',
  '*/rspack.config.ts',
  'shell/build/**/*.ts',
  'infra/{launch,release,operate,lib}/**/*.{ts,mjs}',
  'api/src/**/*.ts',
];
const IMPORTS = /^(?:import|export) (?!type )[^;]*? from '([^'.][^']*)'/gm;

test('no file that builds or runs the site imports a test tool', async () => {
  const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const files = globSync(SOURCES, { cwd: ROOT, exclude: ['**/test/**', '**/*.test.ts'] });
  const tools = new Set<string>();
  for (const file of files) {
    for (const [, name = ''] of (await readFile(join(ROOT, file), 'utf8')).matchAll(IMPORTS)) {
      const [scope = '', part = ''] = name.split('/');
      const own = name.startsWith('@') ? `${scope}/${part}` : scope;
      const [workspace] = file.split('/');
      const found = packages[`${workspace}/node_modules/${own}`] ?? packages[`node_modules/${own}`];
      if (found?.dev) tools.add(`${file}: ${own}`);
    }
  }
  expect(files.length).toBeGreaterThan(100);
  expect([...tools]).toEqual([]);
});
