import { execa } from 'execa';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../lib/index.ts';
import { apiChanges, type ApiDescription } from './api-changes.ts';
import type { Change, Versions } from './change.ts';
import { declarationsOf } from './declarations.ts';
import { kitChanges } from './kit-changes.ts';
import { readKit } from './kit.ts';

export interface Versioned {
  readonly name: string;
  readonly constant: string;
  compare(): Promise<Versions & { readonly changes: readonly Change[] }>;
  record(): Promise<void>;
}

const RELEASED = join(import.meta.dirname, 'released');
const API_FILE = join(RELEASED, 'api.json');
const KIT_FILE = join(RELEASED, 'kit.d.ts');

const api: Versioned = {
  name: 'The API',
  constant: 'API_VERSION in api/contract/version.ts',
  async compare() {
    const released = JSON.parse(await readFile(API_FILE, 'utf8')) as ApiDescription;
    const now = await describeApi();
    const versions = { released: released.info.version, now: now.info.version };
    return { ...versions, name: api.name, constant: api.constant, changes: apiChanges(released, now) };
  },
  async record() {
    const { info, paths, components } = await describeApi();
    const lines = Object.entries(paths).map(
      ([path, methods]) => `${JSON.stringify(path)}:${JSON.stringify(methods, withoutText)}`,
    );
    const { version } = info;
    // A line for each path, for readable diffs.
    await writeFile(
      API_FILE,
      `{"info":${JSON.stringify({ version })},"paths":{\n${lines.join(',\n')}\n},"components":${JSON.stringify({ schemas: components?.schemas }, withoutText)}}\n`,
    );
  },
};

const withoutText = (key: string, value: unknown): unknown =>
  ['summary', 'description', 'tags', 'security'].includes(key) && typeof value !== 'object'
    ? undefined
    : value;

const kit: Versioned = {
  name: 'The kit',
  constant: 'KIT_VERSION in shell/kit/version.ts',
  async compare() {
    const text = await readFile(KIT_FILE, 'utf8');
    const released = /^\/\/ .+ (\d+\.\d+\.\d+)\n/.exec(text)?.[1];
    if (!released) throw new Error(`${KIT_FILE} doesn’t say in its first line of which version it is.`);
    const now = await kitVersion();
    return { released, now, name: kit.name, constant: kit.constant, changes: kitChanges(text, readKit()) };
  },
  async record() {
    const declarations = declarationsOf(readKit());
    await writeFile(KIT_FILE, `// @pehchan/kit ${await kitVersion()}\n\n${declarations}`);
  },
};

export const VERSIONED = { api, kit };

/** Run a process of the API, because its internals cannot be imported. */
async function describeApi(): Promise<ApiDescription> {
  const { stdout } = await execa(process.execPath, [join(ROOT, 'api', 'src', 'top', 'cli', 'describe.ts')]);
  return JSON.parse(stdout) as ApiDescription;
}

/** Read the file, because the kit's modules are for browsers. */
async function kitVersion(): Promise<string> {
  const text = await readFile(join(ROOT, 'shell', 'kit', 'version.ts'), 'utf8');
  const [, version] = /export const KIT_VERSION: string = '(\d+\.\d+\.\d+)'/.exec(text) ?? [];
  if (!version) throw new Error('shell/kit/version.ts has no KIT_VERSION.');
  return version;
}
