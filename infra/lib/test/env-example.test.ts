import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../repository.ts';
import { parseSettings, SETTING_NAMES } from '../settings.ts';

const example = parseEnv(readFileSync(join(ROOT, '.env.example'), 'utf8'));

test('.env.example lists exactly the variables that are read', () => {
  expect(Object.keys(example).sort()).toEqual([...SETTING_NAMES].sort());
});

test('docs/settings.md lists exactly the variables that are read', () => {
  const page = readFileSync(join(ROOT, 'docs', 'settings.md'), 'utf8');
  const listed = Array.from(page.matchAll(/^\| `([A-Z_]+)` /gm), ([, name]) => name);
  expect(listed.sort()).toEqual([...SETTING_NAMES].sort());
});

test('an unchanged copy of .env.example changes no setting', () => {
  const { passedOn, ...settings } = parseSettings(example);
  const { passedOn: _, ...defaults } = parseSettings({});
  expect(settings).toEqual(defaults);
  expect(Object.keys(passedOn)).not.toContain('NODE_ENV');
});
