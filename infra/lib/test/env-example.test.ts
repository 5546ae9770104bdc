import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../repository.ts';
import { parseSettings, SETTING_NAMES } from '../settings.ts';

/** Given to the API by whoever starts it, never by a person. */
const BETWEEN_STARTER_AND_API = ['API_HOST', 'API_PORT', 'API_DRAIN'];

const example = parseEnv(readFileSync(join(ROOT, '.env.example'), 'utf8'));

test('.env.example lists exactly the variables that are read', () => {
  expect(Object.keys(example).sort()).toEqual([...SETTING_NAMES].sort());
});

test('.env.example changes nothing when it is copied as it is', () => {
  const { passedOn, ...settings } = parseSettings(example);
  const { passedOn: _, ...defaults } = parseSettings({});
  expect(settings).toEqual(defaults);
  expect(Object.keys(passedOn)).not.toContain('NODE_ENV');
});

test('the API reads nothing that .env.example leaves out', () => {
  const source = readFileSync(join(ROOT, 'api', 'src', 'runtime', 'env.ts'), 'utf8');
  const reads = [...source.matchAll(/\b(?:text|url|number)\('([A-Z_]+)'|source\['([A-Z_]+)'\]/g)];
  const names = new Set(reads.map((match) => match[1] ?? match[2]));
  expect(names.size).toBeGreaterThan(5);
  expect(
    [...names].filter((name) => !name || ![...SETTING_NAMES, ...BETWEEN_STARTER_AND_API].includes(name)),
  ).toEqual([]);
});
