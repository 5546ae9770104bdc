import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../lib/index.ts';

const page = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8');
/** docs/security.md names tests of the API without their folder, so look for them in all folders. */
const testsOfApi = new Set(globSync('api/test/**/*.test.ts', { cwd: ROOT }).map((file) => basename(file)));
const ROW = /^\| (?!-|data |attacker )/;
const parts = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map((part) => [part.split('\n')[0], part.split('\n').filter((line) => ROW.test(line))]),
);
const STORED = 'What is stored, who reads it, how long';
const DEFENCES = 'Attackers and defences';
const claims = [STORED, DEFENCES].flatMap((title) =>
  (parts.get(title) ?? []).map((row) => ({
    claim: /\*\*(.+?)\*\*/.exec(row)?.[1] ?? row,
    tests: [...row.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => file),
  })),
);

test('docs/security.md has only claims, open points and the operator’s duties', () => {
  expect([...parts.keys()]).toEqual([STORED, DEFENCES, 'Not covered', 'Duties of the operator']);
  expect(claims.length).toBeGreaterThan(50);
});

test.each(claims)('docs/security.md names existing tests for: $claim', ({ tests }) => {
  expect(tests).not.toEqual([]);
  expect(tests.filter((file) => !existsSync(join(ROOT, file)) && !testsOfApi.has(basename(file)))).toEqual(
    [],
  );
});

const table = readFileSync(join(ROOT, 'docs', 'security-tests.md'), 'utf8');
const lines = table.split('\n').filter((line) => /^\| (?!-|no\. |weakness|attempt )/.test(line));
/** The number of a weakness, such as H1: the letter shows its weight (high, middle or low). */
const NUMBER = /^\| ([HML]\d+) +\| /;
/** A table cell that names tests has the form: `file` › “title”, “title”; … */
const held = lines.flatMap((line) => {
  const [weakness = '', places = '', tests = ''] = line
    .replace(NUMBER, '| ')
    .split('|')
    .slice(1)
    .map((cell) => cell.trim());
  return tests.split(/; (?=`)/).flatMap((group) => {
    const file = /`([^`]+)`/.exec(group)?.[1] ?? '';
    const titles = [...group.matchAll(/“([^”]+)”/g)].map(([, title]) => title ?? '');
    return (titles.length > 0 ? titles : ['']).map((title) => ({ weakness, places, file, title }));
  });
});

test('docs/security.md links to the tests of each weakness', () => {
  expect(page).toContain('(security-tests.md)');
  expect(lines.length).toBeGreaterThan(70);
  expect(new Set(held.map(({ weakness }) => weakness)).size).toBe(lines.length);
});

test('docs/security-tests.md has a line for each numbered weakness: 4 high, 11 middle, 16 low', () => {
  const numbered = (letter: string, most: number) =>
    Array.from({ length: most }, (_, index) => letter + (index + 1));
  expect(lines.flatMap((line) => NUMBER.exec(line)?.[1] ?? [])).toEqual([
    ...numbered('H', 4),
    ...numbered('M', 11),
    ...numbered('L', 16),
  ]);
});

test.each(held)('$weakness: “$title” is a test of $file', ({ file, title, places }) => {
  expect(file).toMatch(/\.(test|spec)\.ts$/);
  // The title as the code contains it, in any kind of quotes.
  const code = readFileSync(join(ROOT, file), 'utf8');
  expect(title).not.toBe('');
  expect(["'", '"', '`'].some((quote) => code.includes(quote + title + quote))).toBe(true);
  for (const [, place = ''] of places.matchAll(/`([^`]+\/[^`]+)`/g)) {
    expect(existsSync(join(ROOT, place)), place).toBe(true);
  }
});
