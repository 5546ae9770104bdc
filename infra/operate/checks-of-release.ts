import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleasedRemote } from '@pehchan/release/document';
import { exists } from '../lib/files.ts';
import { readShellNotes } from '../release/history.ts';
import { readPublished, versionFolder } from '../release/published.ts';
import { readCurrent } from '../release/release-document.ts';
import { versionBefore } from '../release/rollback.ts';
import { siteIn, type Site } from '../release/site.ts';
import { found, type Check, type Finding } from './diagnosis.ts';

/** What every shell has, also one whose note names no files. */
const DOCUMENTS = ['index.html', 'login.html'];

/** Where it lies, since the gateway may have a file's compressed twin to give when the file itself is gone. */
export const published: Check = {
  healthy: 'Shell and remotes are whole, as they were published',
  async find({ dataDir }) {
    const site = siteIn(dataDir.site);
    return (await inShell(site)) ?? (await inRelease(site));
  },
};

async function inShell(site: Site): Promise<Finding | undefined> {
  const files = (await readShellNotes(site)).at(-1)?.files ?? DOCUMENTS;
  const missing = [];
  for (const name of files) if (!(await exists(join(site.shell, name)))) missing.push(name);
  if (missing.length === 0) return undefined;
  return found(
    `${missing.length} files of the shell are gone, the first of them ${missing[0]}.`,
    'npm start',
  );
}

async function inRelease(site: Site): Promise<Finding | undefined> {
  const release = await readCurrent(site).catch(() => 'broken' as const);
  if (!release) return found('Nothing is published.', 'npm start');
  if (release === 'broken') {
    const earlier = (await readdir(site.releases)).filter((name) => /^\d.*\.json$/.test(name)).sort();
    return found(
      `${site.current} can't be read: nobody gets a screen.`,
      earlier.length > 0 ? `cp ${join(site.releases, earlier.at(-1) ?? '')} ${site.current}` : 'npm start',
    );
  }
  for (const remote of Object.values(release.remotes)) {
    const problem = await inRemote(site, remote);
    if (problem) {
      return found(`${remote.name} is not what was published: ${problem}`, await mendOf(site, remote));
    }
  }
  return undefined;
}

async function inRemote(
  site: Site,
  { name, version, integrity }: ReleasedRemote,
): Promise<string | undefined> {
  try {
    const { released } = await readPublished(site, { remote: name, version });
    return released.integrity === integrity
      ? undefined
      : `the release names another entry than ${version} has.`;
  } catch (error) {
    const [sentence = '', first = sentence] = (error instanceof Error ? error.message : '').split('\n');
    return first.trim();
  }
}

/** To what was served before it; where there is nothing, it is published once more, in the place of what is broken. */
async function mendOf(site: Site, { name, version }: ReleasedRemote): Promise<string> {
  const hasEarlier = await versionBefore(site, name).then(Boolean, () => false);
  if (hasEarlier) return `npm run release -- rollback ${name}`;
  return `rm -r ${versionFolder(site, { remote: name, version })}; npm run release -- publish ${name}`;
}
