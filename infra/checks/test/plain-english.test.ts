import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { ROOT } from '../../lib/repository.ts';
import { wordsToAvoid } from '../plain-english.js';

const CODE_BLOCK = /^```[\s\S]*?^```/gm;
const PAGES = globSync('**/*.md', { cwd: ROOT, exclude: ['**/node_modules', '**/.*', '**/dist'] });
const WITHOUT_THE_LIST = PAGES.filter((page) => page !== join('docs', 'glossary.md'));

const lint = async (text: string) => {
  const eslint = new ESLint({ cwd: ROOT });
  const results = await eslint.lintText(text, { filePath: join(ROOT, 'api/test/example.test.ts') });
  return results.flatMap(({ messages }) => messages.map(({ line, ruleId }) => `${ruleId} ${line}`));
};

test('ESLint refuses words to avoid in comments and test titles', async () => {
  const text = [
    "import { test } from 'vitest';",
    '// Whoever reads this reads it anew.',
    "test('nobody reads it', () => undefined);",
    "test.each([1])('what is of before: %s', () => undefined);",
  ].join('\n');
  expect(await lint(`${text}\n`)).toEqual([
    'plain-english/words 2',
    'plain-english/words 2',
    'plain-english/words 3',
    'plain-english/words 4',
  ]);
});

test('ESLint allows words to avoid in code and in quotations', async () => {
  const text = [
    "import { test } from 'vitest';",
    '// The screen shows “Nobody yet.”, and `nobody` is a user of the system.',
    "test('reads', () => 'nobody');",
  ].join('\n');
  expect(await lint(`${text}\n`)).toEqual([]);
});

test.each(WITHOUT_THE_LIST)('%s has no word to avoid', async (page) => {
  const text = (await readFile(join(ROOT, page), 'utf8')).replace(CODE_BLOCK, '');
  expect(wordsToAvoid(text)).toEqual([]);
});
