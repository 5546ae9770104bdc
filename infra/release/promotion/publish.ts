import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Ahead } from '@pehchan/release/document';
import { integrityOf, listFiles, refuseIfAny, writeAtomically } from '../../lib/index.ts';
import { AHEAD, aheadOf } from '../build/ahead.ts';
import { ENTRY, MANIFEST, versionOf, type Bundle } from '../build/bundle.ts';
import { precompress } from '../build/precompress.ts';
import { carriedCopies, foreignOwners, foreignStorage, scriptedStyles } from '../rules/own-scripts.ts';
import { foreignStyles } from '../rules/own-styles.ts';
import { SCREEN_KB, tooLarge } from '../rules/screen-sizes.ts';
import { aheadProblems } from '../rules/validate.ts';
import { readGrants, type Grant } from '../store/grants.ts';
import { readHost, type Host } from '../store/host.ts';
import { withSiteLock } from '../store/lock.ts';
import { baseOf, DESCRIPTION, readDescription, versionFolder, type Description } from '../store/published.ts';
import { templateText } from '../store/release-document.ts';
import type { Published, Site } from '../store/site.ts';

/**
 * Write a build into a folder that is named by its content. An existing folder is left unchanged.
 * The folder appears whole or not at all.
 * @param host the shell that will show the remote; by default the deployed shell
 */
export async function publish(site: Site, bundle: Bundle, by: string, host?: Host): Promise<Published> {
  const { icons } = host ?? (await readHost(site).catch((): Partial<Host> => ({})));
  const ahead = aheadOf(bundle.config, bundle.ahead ?? {}, bundle.files);
  refuseUnfit(bundle, icons, ahead, (await readGrants(site))[bundle.config.name]);
  const published = { remote: bundle.config.name, version: versionOf(bundle) };
  if (await readDescription(site, published)) return published;
  const target = versionFolder(site, published);
  const work = `${target}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    await writeFiles(work, bundle.files);
    await precompress(work, [...bundle.files.keys()]);
    if (ahead) await writeFile(join(work, AHEAD), templateText(ahead));
    const description = await describe(work, bundle, published, by);
    await writeAtomically(join(work, DESCRIPTION), JSON.stringify(description));
    // Move the folder under the lock: another process may have just finished this version. A folder without a
    // description is an interrupted copy.
    await withSiteLock(site, async () => {
      if (await readDescription(site, published)) return;
      await rm(target, { recursive: true, force: true });
      await rename(work, target);
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return published;
}

/** Reject a build that would disturb the shell or other remotes, even if its own screens work. */
function refuseUnfit(
  { config, files }: Bundle,
  icons: Host['icons'],
  ahead: Ahead | undefined,
  { screenKb = SCREEN_KB, styles = false }: Partial<Grant> = {},
): void {
  refuseIfAny(`${config.name} can't be published`, [
    ...carriedCopies(files).map(
      ({ name, file }) =>
        `${file} contains a copy of ${name}, which the shell provides: import it from the kit.`,
    ),
    ...config.nav
      .filter(({ icon }) => icons && !icons.includes(icon))
      .map(
        ({ id, icon }) =>
          `The menu entry ${id} has the unknown icon ${icon}. The icons are: ${icons?.join(', ')}.`,
      ),
    ...textsOf(files, '.js').flatMap(([file, script]) => [
      ...foreignOwners(config.name, script).map(
        (owner) =>
          `${file} defines calls of ‘${owner}’: the first argument of defineEndpoints must be the text '${config.name}'.`,
      ),
      ...foreignStorage(script).map(
        (word) => `${file} uses ${word}: store data in the browser with useRemembered of the kit.`,
      ),
      ...(styles ? [] : scriptedStyles(script)).map(
        (made) => `${file} creates styles by script, with ${made}. Use classes of a *.module.css.`,
      ),
    ]),
    ...(styles ? [] : textsOf(files, '.css')).flatMap(([file, css]) =>
      foreignStyles(config.name, css).map(
        (rule) =>
          `${file} has a rule for elements outside ${config.name}: ${rule}. Use classes of a *.module.css.`,
      ),
    ),
    ...tooLarge(files, ahead, screenKb),
    ...(ahead ? aheadProblems(config.name, ahead, files) : []),
  ]);
}

const textsOf = (files: Bundle['files'], ending: string) =>
  [...files]
    .filter(([name]) => name.endsWith(ending))
    .map(([name, content]) => [name, Buffer.from(content).toString('utf8')] as const);

async function writeFiles(folder: string, files: Bundle['files']): Promise<void> {
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

async function describe(
  folder: string,
  { config, pages, files }: Bundle,
  published: Published,
  by: string,
): Promise<Description> {
  const hashes: Record<string, string> = {};
  for (const name of await listFiles(folder)) hashes[name] = await integrityOf(join(folder, name));
  const manifest = Buffer.from(files.get(MANIFEST) ?? []).toString('utf8');
  return {
    released: {
      ...config,
      version: published.version,
      base: baseOf(published),
      entry: ENTRY,
      integrity: hashes[ENTRY] ?? '',
      enabled: true,
      manifest: JSON.parse(manifest) as Record<string, unknown>,
    },
    pages,
    files: hashes,
    publishedAt: new Date().toISOString(),
    publishedBy: by,
  };
}
