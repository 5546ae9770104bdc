import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { CACHE, step } from '../../lib/index.ts';

/** Install a program of one benchmark in its own folder: other commands need not download it. */
export async function installApart(name: string, manifest: object): Promise<string> {
  const folder = join(CACHE, 'bench', name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, ...manifest }));
  const quietly = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await step(`Installing ${name}`, () => execa('npm', ['install', ...quietly], { cwd: folder }));
  return folder;
}
