import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../lib/repository.ts';
import { findFolderLoops } from '../folder-loops.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

/** A further file extension that hides the fixtures from the compiler and from `npm run lint`. */
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

describe('import cycles between files', () => {
  let folder: string;
  let refusals: string;
  let exitCode: number | undefined;
  beforeAll(async () => {
    folder = await unpack('cycles');
    ({ exitCode, stdout: refusals } = await cruise(folder, '.'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('depcruise refuses files that import each other, even if one import is of a type only', () => {
    expect(exitCode).toBeGreaterThan(0);
    expect(refusals).toMatch(
      /error no-cycle: by-type\/history\.ts → \s*by-type\/published\.ts →\s*by-type\/history\.ts/,
    );
  });

  it('depcruise allows two files to share a type from a third file', () => {
    expect(refusals.match(/error no-cycle/g)).toHaveLength(1);
    expect(refusals).toContain('7 modules, 6 dependencies cruised');
  });

  it('an import without a target does not hide an import cycle', () => {
    expect(refusals).toContain('error resolved: astray/nowhere.ts → @pehchan/nowhere');
  });
});

describe('imports between folders', () => {
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
  ])('an API folder cannot import upward or sideways: %s refuses %s', (rule, file) => {
    expect(refusals).toContain(`error ${rule}: api/src/${file} → `);
  });

  it('an API folder can import downward', () => {
    expect(refusals).not.toContain('downward.ts →');
  });

  it('folders cannot import each other, even if one import is of a type only', () => {
    expect(refusals).toMatch(/error no-folder-cycle: loops\/plain\/one →\s+loops\/plain\/other/);
  });

  it('folders cannot import each other through different inner folders', async () => {
    expect(findFolderLoops(await importsIn(folder, 'loops'))).toEqual([
      ['loops/one', 'loops/other'],
      ['loops/plain/one', 'loops/plain/other'],
    ]);
  });

  it.each(['api/src', 'shell/src', 'infra'])('the folders of %s have no loop at any depth', async (part) => {
    const imports = await importsIn(ROOT, part);
    expect(imports.length).toBeGreaterThan(100);
    expect(findFolderLoops(imports)).toEqual([]);
  });
});
