import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleasedRemote } from '@pehchan/release/document';
import { exists } from '../lib/index.ts';
import { readShellNotes } from '../release/store/history.ts';
import { readPending } from '../release/store/pending.ts';
import { endsSoon, readPublishers } from '../release/store/publishers.ts';
import { readPublished, versionFolder } from '../release/store/published.ts';
import { readCurrent } from '../release/store/release-document.ts';
import { versionBefore } from '../release/promotion/promote.ts';
import { siteIn, type Site } from '../release/store/site.ts';
import type { HealthChecks, Problem } from './health-check.ts';

const DOCUMENTS = ['index.html', 'login.html'];

/** Check files on the disk, not by requests: the gateway could send the compressed copy of a missing file. */
export const PUBLISHED: HealthChecks = {
  async 'The tokens of publishers are valid for weeks'({ dataDir }) {
    const ending = (await readPublishers(siteIn(dataDir.site))).filter(endsSoon);
    const [first] = ending;
    if (!first) return;
    const named = ending.map(({ name, until }) => `${name}’s (${until.slice(0, 10)})`).join(', ');
    return [
      `Tokens of publishers expire soon, or have expired: ${named}.`,
      `npm run release -- publisher remove ${first.name}; npm run release -- publisher add ${first.remote} ${first.name}`,
    ];
  },
  async 'No version waits for approval'({ dataDir }) {
    const [first, ...others] = await readPending(siteIn(dataDir.site));
    if (!first) return;
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    return [
      `${first.by} asks for approval of ${first.remote} ${first.version}${more}.`,
      'npm run release -- pending',
    ];
  },
  async 'Shell and remotes are complete and as published'({ dataDir }) {
    const site = siteIn(dataDir.site);
    return (await inShell(site)) ?? (await inRelease(site));
  },
};

async function inShell(site: Site): Promise<Problem | undefined> {
  const files = (await readShellNotes(site)).at(-1)?.files ?? DOCUMENTS;
  const missing = [];
  for (const name of files) if (!(await exists(join(site.shell, name)))) missing.push(name);
  if (missing.length === 0) return undefined;
  return [`${missing.length} files of the shell are missing, for example ${missing[0]}.`, 'npm start'];
}

async function inRelease(site: Site): Promise<Problem | undefined> {
  const release = await readCurrent(site).catch(() => 'broken' as const);
  if (!release) return ['Nothing is published.', 'npm start'];
  if (release === 'broken') {
    const last = (await readdir(site.releases))
      .filter((name) => /^\d.*\.json$/.test(name))
      .sort()
      .at(-1);
    const remedy = last ? `cp ${join(site.releases, last)} ${site.current}` : 'npm start';
    return [`${site.current} can't be read, so no screen loads.`, remedy];
  }
  for (const remote of Object.values(release.remotes)) {
    const problem = await inRemote(site, remote);
    if (problem) {
      return [`${remote.name} differs from what was published: ${problem}`, await remedyOf(site, remote)];
    }
  }
}

async function inRemote(
  site: Site,
  { name, version, integrity }: ReleasedRemote,
): Promise<string | undefined> {
  try {
    const { released } = await readPublished(site, { remote: name, version });
    if (released.integrity !== integrity) {
      return `the release has another integrity than the entry of ${version}.`;
    }
  } catch (error) {
    const [sentence = '', first = sentence] = (error instanceof Error ? error.message : '').split('\n');
    return first.trim();
  }
}

/** Return the command that repairs a broken version: a rollback or, without an earlier one, a publication. */
async function remedyOf(site: Site, { name, version }: ReleasedRemote): Promise<string> {
  if (await versionBefore(site, name).then(Boolean, () => false)) {
    return `npm run release -- rollback ${name}`;
  }
  return `rm -r ${versionFolder(site, { remote: name, version })}; npm run release -- publish ${name}`;
}
