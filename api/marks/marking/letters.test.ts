import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { checkLetters, drawLetters } from './letters.ts';

test('letters of both scripts are drawn as they should be', async () => {
  await expect(checkLetters()).resolves.toBeUndefined();
});

test('boxes in the place of letters are noticed', async () => {
  // A process that has drawn with a font once finds it ever after.
  const letters = join(import.meta.dirname, 'letters.ts');
  const program = `import('${letters}').then(({ checkLetters }) => checkLetters('/nowhere/font.ttf'))`;
  const env = { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') };
  const drawn = promisify(execFile)(process.execPath, ['--eval', program], { env });
  await expect(drawn).rejects.toThrow('aren’t drawn as they should be');
});

test('a name is drawn as it is written, whatever is written in it', async () => {
  const [marked, plain] = [await drawLetters('<b>A & B</b>', 30), await drawLetters('A', 30)];
  expect(marked.width).toBeGreaterThan(5 * plain.width);
  await expect(drawLetters('</span><span', 30)).resolves.toBeDefined();
});
