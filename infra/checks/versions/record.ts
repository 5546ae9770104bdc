import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { gte, inc } from 'semver';
import { ROOT } from '../../lib/index.ts';
import { sectionOf } from '../walkthrough.ts';
import { apiSurface, type ApiDescription } from './api.ts';
import { changesBetween, type Change } from './changes.ts';
import { kitSources, kitSurface } from './kit.ts';
import { readSurface, type Surface, writeSurface } from './surface.ts';

interface Versioned {
  readonly name: string;
  readonly constant: string;
  readonly file: string;
  describe(): Surface | Promise<Surface>;
}

export const VERSIONED: Readonly<Record<string, Versioned>> = {
  api: { name: 'API', constant: 'API_VERSION', file: 'api/contract/version.ts', describe: describeApi },
  kit: { name: 'kit', constant: 'KIT_VERSION', file: 'shell/kit/version.ts', describe: describeKit },
};

function describeKit(): Surface {
  return kitSurface(kitSources());
}

/** Run a process of the API, because its internals cannot be imported. */
async function describeApi(): Promise<Surface> {
  const { stdout } = await execa(process.execPath, [join(ROOT, 'api', 'src', 'top', 'cli', 'describe.ts')]);
  return apiSurface(JSON.parse(stdout) as ApiDescription);
}

export interface Comparison {
  readonly versioned: Versioned;
  readonly released: string;
  readonly now: string;
  readonly surface: Surface;
  readonly changes: readonly Change[];
  /** What the author still has to do, as sentences. */
  readonly steps: readonly string[];
}

export async function compare(versioned: Versioned): Promise<Comparison> {
  const [released = '', ...entries] = (await readFile(recordFile(versioned), 'utf8')).split('\n');
  const [, now = ''] = /'(\d+\.\d+\.\d+)'/.exec(await readFile(join(ROOT, versioned.file), 'utf8')) ?? [];
  const unreleased = sectionOf(await readFile(join(ROOT, 'CHANGELOG.md'), 'utf8'), 'Unreleased');
  const surface = await versioned.describe();
  const changes = changesBetween(readSurface(entries.join('\n')), surface);
  const least = leastVersion(released, changes);
  const steps = missingSentences(changes, unreleased);
  if (!gte(now, least)) steps.unshift(`Set ${versioned.constant} in ${versioned.file} to ${least} or above.`);
  return { versioned, released, now, surface, changes, steps };
}

/** Return the lowest version that declares all changes since the record: one new version covers all. */
export function leastVersion(released: string, changes: readonly Change[]): string {
  if (changes.length === 0) return released;
  return inc(released, changes.some(({ bump }) => bump === 'major') ? 'major' : 'minor') ?? released;
}

/** Return a sentence for the author with the changed names that CHANGELOG.md lacks in backticks. */
export function missingSentences(changes: readonly Change[], unreleased: string): string[] {
  const names = new Set(changes.map(({ name }) => `\`${name}\``));
  const missing = [...names].filter((name) => !unreleased.includes(name)).join(', ');
  return missing ? [`Add sentences to “Unreleased” in CHANGELOG.md that name ${missing}.`] : [];
}

export const record = ({ versioned, now, surface }: Comparison) =>
  writeFile(recordFile(versioned), `${now}\n${writeSurface(surface)}`);

const recordFile = ({ name }: Versioned) =>
  join(import.meta.dirname, 'released', `${name.toLowerCase()}.txt`);
