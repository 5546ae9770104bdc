import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleasedRemote } from '@pehchan/release/document';
import type { Published } from './names.ts';
import { findPublished, readDescription, versionFolder } from './published.ts';
import { readCurrent } from './release-document.ts';
import type { Site } from './site.ts';

/** What browsers fetch: neither compressed twins nor what is for developers. */
const NOT_FETCHED = /\.(br|gz|map)$/;

/** What serving a version would change for people, a line each. */
export async function changeLines(site: Site, asked: Published): Promise<string[]> {
  const { released } = await findPublished(site, asked);
  const served = (await readCurrent(site))?.remotes[asked.remote];
  return [
    `version  ${served?.version ?? 'none'} → ${released.version}`,
    ...difference('route', routesOf(served), routesOf(released)),
    ...difference('menu', navOf(served), navOf(released)),
    ...difference('range', rangesOf(served), rangesOf(released)),
    `size     ${served ? await sizeOf(site, { remote: asked.remote, version: served.version }) : '0 KB'} → ${await sizeOf(site, asked)}`,
  ];
}

type Facts = ReadonlyMap<string, string>;

const routesOf = (remote?: ReleasedRemote): Facts =>
  new Map(remote?.routes.map(({ path, page, access }) => [path, `${page}, for ${access}`]));

const navOf = (remote?: ReleasedRemote): Facts =>
  new Map(
    remote?.nav.map(({ id, to, label, icon, access }) => [
      id,
      `“${label.en}”, “${label.hi}”, ${icon}, to ${to}, for ${access}`,
    ]),
  );

const rangesOf = (remote?: ReleasedRemote): Facts =>
  new Map(
    remote
      ? [
          ['kit', remote.kit],
          ['api', remote.api],
        ]
      : [],
  );

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
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(versionFolder(site, version), name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return `${Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 1000)} KB in ${names.length} files`;
}
