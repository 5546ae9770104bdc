import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../lib/repository.ts';
import { findFolderLoops } from '../folder-loops.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

/** So that neither the compiler nor `npm run lint` takes the fixtures for code of this project. */
const DISGUISE = '.txt';

async function cruise(cwd: string, ...args: string[]) {
  const config = join(ROOT, '.dependency-cruiser.js');
  const depcruise = join(ROOT, 'node_modules', '.bin', 'depcruise');
  const { exitCode, stdout } = await execa(depcruise, ['--config', config, ...args], { cwd, reject: false });
  return { exitCode, stdout };
}

async function importsIn(cwd: string, ...folders: string[]) {
  const { modules } = JSON.parse((await cruise(cwd, '-T', 'json', ...folders)).stdout) as ICruiseResult;
  return modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
}

/** Return a copy of the fixtures under their real names. */
async function unpack(kind: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pehchan-cycles-'));
  await cp(join(FIXTURES, kind), folder, { recursive: true });
  for (const name of await readdir(folder, { recursive: true })) {
    if (name.endsWith(DISGUISE)) {
      await rename(join(folder, name), join(folder, name.slice(0, -DISGUISE.length)));
    }
  }
  return folder;
}

describe('files that import each other', () => {
  let folder: string;
  let refusals: string;
  let exitCode: number | undefined;
  beforeAll(async () => {
    folder = await unpack('cycles');
    ({ exitCode, stdout: refusals } = await cruise(folder, '.'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are refused, even where one import is of a type alone', () => {
    expect(exitCode).toBeGreaterThan(0);
    expect(refusals).toMatch(
      /error no-cycle: by-type\/history\.ts → \s*by-type\/published\.ts →\s*by-type\/history\.ts/,
    );
  });

  it('are allowed once the type has a file of its own', () => {
    expect(refusals.match(/error no-cycle/g)).toHaveLength(1);
    expect(refusals).toContain('7 modules, 6 dependencies cruised');
  });

  it('are not hidden by an import that leads nowhere', () => {
    expect(refusals).toContain('error resolved: astray/nowhere.ts → @pehchan/nowhere');
  });
});

describe('the rules for folders', () => {
  let folder: string;
  let refusals: string;
  beforeAll(async () => {
    folder = await unpack('floors');
    refusals = (await cruise(folder, '.')).stdout;
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['floor-ground', 'ground/database/upward.ts'],
    ['floor-identity', 'identity/accounts/upward.ts'],
    ['floor-register', 'register/biodata/upward.ts'],
    ['floor-features', 'features/trace/upward.ts'],
    ['floor-top', 'top/demo/upward.ts'],
    ['features-apart', 'features/trace/sideways.ts'],
  ])('refuse an import to a higher floor or another feature of the API: %s, %s', (rule, file) => {
    expect(refusals).toContain(`error ${rule}: api/src/${file} → `);
  });

  it('allow an import from a lower floor of the API', () => {
    expect(refusals).not.toContain('downward.ts →');
  });

  it('refuse folders that import each other, even if one import is only a type', () => {
    expect(refusals).toMatch(/error no-folder-cycle: loops\/plain\/one →\s+loops\/plain\/other/);
  });

  it('refuse folders that import each other through different folders inside them', async () => {
    expect(findFolderLoops(await importsIn(folder, 'loops'))).toEqual([
      ['loops/one', 'loops/other'],
      ['loops/plain/one', 'loops/plain/other'],
    ]);
  });

  it.each(['api/src', 'shell/src', 'infra'])(
    'find no loop between the folders of %s at any depth',
    async (part) => {
      const imports = await importsIn(ROOT, part);
      expect(imports.length).toBeGreaterThan(100);
      expect(findFolderLoops(imports)).toEqual([]);
    },
  );
});
