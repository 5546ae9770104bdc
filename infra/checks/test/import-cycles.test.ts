import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../lib/repository.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures', 'cycles');

/** So that neither the compiler nor `npm run lint` takes the fixtures for code of this project. */
const DISGUISE = '.txt';

describe('files that import each other', () => {
  let folder: string;
  let refusals: string;
  let exitCode: number | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pehchan-cycles-'));
    await cp(FIXTURES, folder, { recursive: true });
    for (const name of await readdir(folder, { recursive: true })) {
      if (name.endsWith(DISGUISE)) {
        await rename(join(folder, name), join(folder, name.slice(0, -DISGUISE.length)));
      }
    }
    ({ exitCode, stdout: refusals } = await execa(
      join(ROOT, 'node_modules', '.bin', 'depcruise'),
      ['--config', join(ROOT, '.dependency-cruiser.js'), '.'],
      { cwd: folder, reject: false },
    ));
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
