import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteConfig } from '@pehchan/release/document';
import { refuseIfAny, UserError, writeAtomically } from '../../lib/index.ts';
import { patternOf } from '../build/ahead.ts';
import { readPublishers } from '../store/publishers.ts';
import { readCurrent } from '../store/release-document.ts';
import { checkedName, type Published, type Site } from '../store/site.ts';

/** A note that a remote's version worked in a browser with one build of the shell. */
export interface Check extends Published {
  readonly shell: string;
}

export async function recordCheck(site: Site, check: Check, by: string): Promise<void> {
  await writeAtomically(fileOf(site, check), JSON.stringify({ by, at: new Date().toISOString() }));
}

export async function refuseUnchecked(site: Site, checks: readonly Check[]): Promise<void> {
  // The site's first release replaces no version, so it needs no check of old and new versions together.
  if (!(await readCurrent(site))) return;
  const noted = await Promise.all(checks.map((check) => isNoted(site, check)));
  const missing = checks.filter((_, index) => !noted[index]);
  const [first, ...others] = missing;
  if (!first) return;
  const untried = missing.map(({ remote, version, shell }) => `${remote} ${version} with the shell ${shell}`);
  const matrix = others.length > 0 ? 'matrix' : `matrix ${first.remote}`;
  throw new UserError(
    `Not tried in a browser yet: ${untried.join(', ')}.\n` +
      `Run  npm run release -- ${matrix}  first, or give a reason:  --unchecked "<reason>"`,
  );
}

/** Reject routes that the matrix can't open: a path with a parameter needs an example address. */
export function refuseUntried({ name, routes }: RemoteConfig): void {
  refuseIfAny(
    `${name} can't be published`,
    routes.flatMap(({ path, try: tried }) => {
      if (tried === undefined) {
        const example = path.replaceAll(/:[^/]+/g, '1');
        if (!path.includes(':')) return [];
        return [`${path} has a parameter: add an example address to the route, such as try: '${example}'.`];
      }
      const pattern = new RegExp(patternOf(path).replace('\\*', '.*'), 'i');
      return pattern.test(tried) ? [] : [`${tried} is not an address of ${path}.`];
    }),
  );
}

/** Return whether a check is recorded. Old records of a remote's own team do not count. */
async function isNoted(site: Site, check: Check): Promise<boolean> {
  const text = await readFile(fileOf(site, check), 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  const { by } = JSON.parse(text) as { by: string };
  return !(await readPublishers(site)).some(({ name, duty }) => name === by && duty !== 'checks');
}

function fileOf(site: Site, { shell, remote, version }: Check): string {
  return join(site.checks, checkedName(shell), `${checkedName(remote)}@${checkedName(version)}.json`);
}
