import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, UserError } from '../../lib/index.ts';

export async function documentedInstall(): Promise<string[]> {
  const lines = await blockBehind('### In containers\n');
  return lines.filter((line) => !line.startsWith('docker compose'));
}

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
