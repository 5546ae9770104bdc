import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { checkLetters, drawLetters } from './letters.ts';

test('checkLetters accepts the letters of both scripts', async () => {
  await expect(checkLetters()).resolves.toBeUndefined();
});

test('checkLetters rejects boxes in the place of letters', async () => {
  // Draw in a new process, because a process keeps each font that it has used.
  const letters = join(import.meta.dirname, 'letters.ts');
  const program = `import('${letters}').then(({ checkLetters }) => checkLetters('/nowhere/font.ttf'))`;
  const env = { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') };
  const drawn = promisify(execFile)(process.execPath, ['--eval', program], { env });
  await expect(drawn).rejects.toThrow('aren’t drawn as they should be');
});

test('drawLetters draws markup in a name as plain text', async () => {
  const [marked, plain] = [await drawLetters('<b>A & B</b>', 30), await drawLetters('A', 30)];
  expect(marked.width).toBeGreaterThan(5 * plain.width);
  await expect(drawLetters('</span><span', 30)).resolves.toBeDefined();
});
