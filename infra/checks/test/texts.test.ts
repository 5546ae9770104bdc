import { globSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { remoteFolders } from '../../../remotes.ts';
import { ROOT } from '../../lib/repository.ts';

const REMOTES = remoteFolders();

const SPEAKERS: Record<string, string[]> = {
  'api/contract/messages/outcomes.en.ts': ['api', 'shell', ...REMOTES],
  'api/contract/messages/decisions.en.ts': ['api', ...REMOTES],
  'api/contract/messages/refusals.en.ts': ['api', 'shell', ...REMOTES],
  'shell/kit/i18n/en.ts': ['shell', ...REMOTES],
  // Texts of a single application, or of a part of it that is loaded separately.
  ...Object.fromEntries(
    ['shell', ...REMOTES].flatMap((folder) =>
      globSync(`${folder}/src/**/texts/en.ts`, { cwd: ROOT }).map((catalogue) => [catalogue, [folder]]),
    ),
  ),
};
const NOT_SOURCES = /\.test\.tsx?$|\/(texts|i18n|messages)\/(\w+\.)?(en|hi)\.ts$/;

async function sourcesOf(folders: string[]): Promise<string> {
  const texts: string[] = [];
  for await (const file of glob(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] },
  )) {
    if (!NOT_SOURCES.test(file)) texts.push(await readFile(join(ROOT, file), 'utf8'));
  }
  return texts.join('\n');
}

test.each(Object.entries(SPEAKERS))('the sources use every sentence of %s', async (catalogue, folders) => {
  const keys = [...(await readFile(join(ROOT, catalogue), 'utf8')).matchAll(/^ {2}'?([\w.-]+)'?:/gm)].map(
    ([, key = '']) => key,
  );
  const sources = await sourcesOf(folders);
  // Keys can be computed: `village.${village}`.
  const families = [...sources.matchAll(/`([\w.]+\.)\$\{/g)].map(([, family = '']) => family);
  expect(keys.length).toBeGreaterThan(0);
  const unused = keys.filter(
    (key) => !sources.includes(`'${key}'`) && !families.some((family) => key.startsWith(family)),
  );
  expect(unused).toEqual([]);
});

/**
 * Hindi texts have the dot below a letter only where Rajasthan pronounces it: in ड़ and ढ़, and in the फ़
 * and ज़ of words such as फ़ोन and ज़रूरी. बाकी and गलत have no dot.
 */
const DOTTED_IN_PRINT_ALONE = /[\u0958-\u095a]|[कखग]\u093c/u;

test('Hindi texts have a dot below a letter only where Rajasthan pronounces it', async () => {
  const dotted: string[] = [];
  let files = 0;
  for await (const file of glob(
    ['api/{contract,src}', 'shell', ...REMOTES].map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] },
  )) {
    const lines = (await readFile(join(ROOT, file), 'utf8')).split('\n');
    if (lines.some((line) => /[\u0900-\u097f]/u.test(line))) files += 1;
    dotted.push(
      ...lines.filter((line) => DOTTED_IN_PRINT_ALONE.test(line)).map((line) => `${file}: ${line}`),
    );
  }
  expect(files, 'files with Hindi in them').toBeGreaterThan(10);
  expect(dotted).toEqual([]);
});
