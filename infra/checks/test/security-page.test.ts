import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../lib/index.ts';

const page = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8');
const named = [
  ...new Set([...page.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file]) => file ?? '')),
];

test('docs/security.md names a test for each thing that is answered', () => {
  const [, answered = ''] = page.split('## What is done against whom');
  const rows = (answered.split('## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  expect(rows.length).toBeGreaterThan(12);
  for (const row of rows.slice(2)) expect(row).toMatch(/\.(test|spec)\.ts`\s+\|$/);
});

test.each(named)('%s, which it names, is there', (file) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
});
