import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleasedRemote } from '@pehchan/release/document';
import { findPublished, NOT_FETCHED, readDescription, versionFolder } from '../store/published.ts';
import { readCurrent } from '../store/release-document.ts';
import type { Published, Site } from '../store/site.ts';

const FACTS: Readonly<Record<string, (remote: ReleasedRemote) => (readonly [string, string])[]>> = {
  route: ({ routes }) => routes.map(({ path, page, access }) => [path, `${page}, for ${access}`]),
  menu: ({ nav }) =>
    nav.map(({ id, to, label, icon, access }) => [
      id,
      `“${label.en}”, “${label.hi}”, ${icon}, to ${to}, for ${access}`,
    ]),
  range: ({ kit, api }) => [
    ['kit', kit],
    ['api', api],
  ],
};

export async function changeLines(site: Site, asked: Published): Promise<string[]> {
  const { released } = await findPublished(site, asked);
  const served = (await readCurrent(site))?.remotes[asked.remote];
  return [
    `version  ${served?.version ?? 'none'} → ${released.version}`,
    ...Object.entries(FACTS).flatMap(([what, factsOf]) =>
      difference(what, new Map(served && factsOf(served)), new Map(factsOf(released))),
    ),
    `size     ${served ? await sizeOf(site, { remote: asked.remote, version: served.version }) : '0 KB'} → ${await sizeOf(site, asked)}`,
  ];
}

type Facts = ReadonlyMap<string, string>;

function difference(what: string, before: Facts, after: Facts): string[] {
  const label = what.padEnd(8);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [old, fresh] = [before.get(key), after.get(key)];
    if (old === fresh) return [];
    if (old === undefined) return [`${label} + ${key}: ${fresh}`];
    return [fresh === undefined ? `${label} - ${key}` : `${label}   ${key}: ${old} → ${fresh}`];
  });
}

async function sizeOf(site: Site, version: Published): Promise<string> {
  const { files = {} } = (await readDescription(site, version)) ?? {};
  const names = Object.keys(files).filter((name) => !NOT_FETCHED.test(name));
  const stats = names.map((name) => stat(join(versionFolder(site, version), name)).catch(() => undefined));
  const sizes = (await Promise.all(stats)).map((found) => found?.size ?? 0);
  return `${Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 1000)} KB in ${names.length} files`;
}
