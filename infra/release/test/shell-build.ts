import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { App } from '../build/apps.ts';
import { HOST_FILE, type Host } from '../store/host.ts';

const LENDS = { kit: '1.0.0', api: '1.0.0', paths: ['/terms'] };

export async function buildShell(
  folder: string,
  files: Record<string, string>,
  lends: Partial<Host> = {},
): Promise<App> {
  const dist = join(folder, 'shell', 'dist');
  await rm(dist, { recursive: true, force: true });
  const host = JSON.stringify({ ...LENDS, ...lends });
  for (const [name, content] of Object.entries({ [HOST_FILE]: host, ...files })) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), content);
  }
  return { folder: join(folder, 'shell'), workspace: '@pehchan/shell', version: '1.0.0', dist };
}
