import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, UserError } from '../../lib/index.ts';

/** What infra/README.md tells the operator to type before the first start in containers. */
export async function documentedInstall(): Promise<string[]> {
  const lines = await blockBehind('### In containers\n');
  return lines.filter((line) => !line.startsWith('docker compose'));
}

/** What it tells them to type to bring containers up to date, without its remarks. */
export async function documentedUpdate(): Promise<string[]> {
  const lines = await blockBehind('\nIn containers:\n');
  return lines.map((line) => line.replace(/ +#.*$/, ''));
}

async function blockBehind(words: string): Promise<string[]> {
  const page = await readFile(join(ROOT, 'infra', 'README.md'), 'utf8');
  const [, behind = ''] = page.split(words);
  const [, block = ''] = /^\n```\n([^]*?)\n```/.exec(behind) ?? [];
  if (!block.includes('docker compose')) throw new UserError(`infra/README.md lacks “${words.trim()}”.`);
  return block.split('\n');
}
