import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFiles, listFiles, refuseIfAny, writeAtomically } from '../../lib/index.ts';
import { type App, builtFiles } from '../build/apps.ts';
import { precompress } from '../build/precompress.ts';
import { findReleaseProblems } from '../rules/validate.ts';
import { writeShellNote, type Note } from '../store/history.ts';
import { HOST_FILE, parseHost, readHost, type Host } from '../store/host.ts';
import { readCurrent, switchedOn } from '../store/release-document.ts';
import type { Site } from '../store/site.ts';

export async function hostOf(app: App): Promise<Host> {
  const names = await builtFiles(app, ['index.html', HOST_FILE]);
  const hash = await hashFiles(app.dist, names);
  const host = parseHost(await readFile(join(app.dist, HOST_FILE), 'utf8'));
  return { ...host, id: `${app.version}-${hash.slice(0, 10)}` };
}

/**
 * Put the shell's build in place while the site is in use. Keep hashed assets of earlier builds for open
 * tabs. Copy documents last, so that no document names a missing asset.
 */
export async function deployShell(site: Site, app: App, note: Omit<Note, 'what'>): Promise<Host> {
  const host = await hostOf(app);
  const known = await readHost(site).catch(() => undefined);
  const names = (await listFiles(app.dist)).filter((name) => name !== HOST_FILE);
  const documents = names.filter((name) => name.endsWith('.html'));
  const assets = names.filter((name) => !documents.includes(name));
  for (const group of [assets, documents]) await copyChanged(app, site, group);
  await writeAtomically(site.host, JSON.stringify(host));
  if (known?.id !== host.id) {
    const { by, reason } = note;
    await writeShellNote(site, { what: 'shell', by, reason, id: host.id, files: names });
  }
  return host;
}

export async function refuseUnfitShell(site: Site, host: Host): Promise<void> {
  const release = await readCurrent(site);
  const shown = switchedOn(release).map(({ name }) => name);
  const problems = release ? findReleaseProblems(release, host, shown) : [];
  refuseIfAny(
    "This shell doesn't fit the served remotes. Promote versions that fit, or run npm run release -- disable <remote>",
    problems,
  );
}

/** Write a compressed copy before its file: after an interruption, the next run skips a complete file. */
async function copyChanged(app: App, site: Site, names: readonly string[]): Promise<void> {
  const changed = [];
  for (const name of names) if (await isChanged(app, site, name)) changed.push(name);
  await precompress(app.dist, changed, site.shell);
  for (const name of changed) {
    await writeAtomically(join(site.shell, name), await readFile(join(app.dist, name)));
  }
}

async function isChanged(app: App, site: Site, name: string): Promise<boolean> {
  const present = await readFile(join(site.shell, name)).catch(() => undefined);
  return !present?.equals(await readFile(join(app.dist, name)));
}
