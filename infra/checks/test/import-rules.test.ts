import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../lib/repository.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

/** A further file extension that hides the fixtures from the compiler and the linter. */
const DISGUISE = '.txt';

/** Lint a fixture as if it were the file of the same path in the project. */
async function refusalsOf(eslint: ESLint, kind: string, file: string): Promise<string[]> {
  const text = await readFile(join(FIXTURES, kind, file + DISGUISE), 'utf8');
  const results = await eslint.lintText(text, { filePath: join(ROOT, file) });
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

async function filesOf(kind: string): Promise<string[]> {
  const names = await readdir(join(FIXTURES, kind), { recursive: true });
  return names
    .filter((name) => name.endsWith(DISGUISE))
    .map((name) => name.slice(0, -DISGUISE.length))
    .sort();
}

const [forbidden, allowed] = await Promise.all([filesOf('forbidden'), filesOf('allowed')]);

describe('import rules of ESLint', () => {
  let eslint: ESLint;
  beforeAll(() => {
    eslint = new ESLint({ cwd: ROOT });
  });

  it.each(forbidden)('ESLint refuses the imports of %s', async (file) => {
    const refusals = await refusalsOf(eslint, 'forbidden', file);
    expect(refusals.length).toBeGreaterThan(0);
    for (const refusal of refusals) expect(refusal).toMatch(/^no-restricted-imports: /);
  });

  it.each(allowed)('ESLint allows the imports of %s', async (file) => {
    expect(await refusalsOf(eslint, 'allowed', file)).toEqual([]);
  });

  it.each([
    'api/contract',
    'api/marks',
    'api/operating',
    ...['commands', 'models', 'policy', 'presenter'].map((part) => `api/src/identity/accounts/${part}`),
    ...['ground/gateways', 'ground/http/middleware', 'identity/access', 'identity/routes'].map(
      (folder) => `api/src/${folder}`,
    ),
    'api/src/register/biodata',
    'api/src/top/demo',
    'api/test',
    'shell/kit',
    'shell/kit/ui',
    'shell/kit/desktop',
    'shell/kit/desktop-details',
    'shell/kit/forms',
    'shell/release',
    'shell/src',
    'member-app/src',
    'member-app/src/features',
    'admin-app/src',
    'admin-app/src/features',
    // The rules must also apply to a future remote, which they do not name.
    'events-app/src',
    'events-app/src/features',
    ...['lib', 'release', 'launch', 'operate', 'checks', 'bench', 'checks/e2e'].map(
      (part) => `infra/${part}`,
    ),
  ])('the fixtures contain a forbidden import of %s', (zone) => {
    expect(forbidden.some((file) => file.startsWith(`${zone}/`))).toBe(true);
  });
});
