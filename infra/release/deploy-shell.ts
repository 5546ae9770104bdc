import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import type { App } from './apps.ts';
import { exists, listFiles, writeAtomically } from './files.ts';
import { precompress } from './precompress.ts';
import type { Site } from './site.ts';

/**
 * Puts the shell's build in place while people use the site. Hashed assets of earlier builds stay, for tabs that are still open;
 * documents come last, each in one move, so that none ever names an asset that isn't there yet.
 */
export async function deployShell(site: Site, app: App): Promise<void> {
  const names = await listFiles(app.dist).catch((): string[] => []);
  if (!names.includes('index.html')) {
    throw new Refusal(`${app.dist} has no index.html: build ${app.workspace} first.`);
  }
  const documents = names.filter((name) => name.endsWith('.html'));
  const changed: string[] = [];
  for (const name of names.filter((candidate) => !documents.includes(candidate))) {
    if (await copyChanged(app, site, name)) changed.push(name);
  }
  await precompress(site.shell, changed);
  for (const name of documents) await copyChanged(app, site, name);
}

async function copyChanged(app: App, site: Site, name: string): Promise<boolean> {
  const target = join(site.shell, name);
  const content = await readFile(join(app.dist, name));
  if ((await exists(target)) && content.equals(await readFile(target))) return false;
  await writeAtomically(target, content);
  return true;
}
