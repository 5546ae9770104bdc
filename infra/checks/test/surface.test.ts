import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { differenceBetween, neededBump, problemOf, suffices, type Bump } from '../surface/bump.ts';
import { PACKAGES, readReport, readSurface } from '../surface/surface.ts';

describe('what contract and kit export', () => {
  test.each(PACKAGES)('$name changes together with its version', (from) => {
    const [before, now] = [readReport(from), readSurface(from)];
    expect(problemOf(from.name, before, now)).toBeUndefined();
    // Renew the record with `npm run surface`.
    expect(now, 'exports.json is not of this version').toEqual(before);
  });

  test('has one version: of a package that says another than its constant, no surface is read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pehchan-surface-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const version = { file: 'version.ts', constant: 'SOME_VERSION' };
    const some = { name: 'some', folder, version };
    await writeFile(join(folder, version.file), "export const SOME_VERSION = '1.1.0';\n");
    const stated = (number: string) =>
      writeFile(join(folder, 'package.json'), JSON.stringify({ version: number, exports: {} }));
    await stated('1.1.0');
    expect(readSurface(some).version).toBe('1.1.0');
    await stated('1.0.0');
    expect(() => readSurface(some)).toThrow('is 1.0.0 by its package.json and 1.1.0 by SOME_VERSION');
  });
});

describe('the version that a change needs', () => {
  const before = { version: '1.2.0', exports: { a: 'string', b: '() => void' } };
  const after = (exports: Record<string, string>, version = '1.2.0') => ({ version, exports });

  test.each<[string, Record<string, string>, Bump]>([
    ['nothing', { a: 'string', b: '() => void' }, 'none'],
    ['something new', { a: 'string', b: '() => void', c: 'number' }, 'minor'],
    ['something gone', { a: 'string' }, 'major'],
    ['something else under an old name', { a: 'number', b: '() => void' }, 'major'],
    ['something else beside something new', { a: 'number', b: '() => void', c: 'number' }, 'major'],
  ])('for %s', (_what, exports, bump) => {
    expect(neededBump(differenceBetween(before, after(exports)))).toBe(bump);
  });

  test.each<[string, Bump, boolean]>([
    ['1.2.0', 'none', true],
    ['1.2.1', 'minor', false],
    ['1.3.0', 'minor', true],
    ['2.0.0', 'minor', true],
    ['1.3.0', 'major', false],
    ['2.0.0', 'major', true],
    ['0.9.0', 'major', false],
  ])('%s says enough of a %s change: %s', (version, bump, enough) => {
    expect(suffices('1.2.0', version, bump)).toBe(enough);
  });

  test('the refusal names what changed', () => {
    expect(problemOf('@pehchan/kit', before, after({ a: 'number', c: 'x' }))).toBe(
      '@pehchan/kit 1.2.0 needs a new major version, since 1.2.0 of it had something else:\n  removed: b\n  changed: a\n  added: c',
    );
    expect(problemOf('@pehchan/kit', before, after({ a: 'number' }, '2.0.0'))).toBeUndefined();
  });
});
