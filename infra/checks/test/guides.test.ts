import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { check, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { ROOT } from '../../lib/index.ts';
import { GUIDES, inserted, readSteps } from '../walkthrough.ts';

const THINGS = Object.keys(GUIDES) as (keyof typeof GUIDES)[];

test.each(THINGS)('each file is formatted after the steps of the guide for a %s', async (thing) => {
  const files = new Map<string, string>();
  for (const step of await readSteps(thing)) {
    if (step.kind === 'create') files.set(step.file, step.text);
    if (step.kind !== 'insert') continue;
    const text = files.get(step.file) ?? (await readFile(join(ROOT, step.file), 'utf8'));
    files.set(step.file, inserted(text, step));
  }

  for (const [file, text] of files) {
    const filepath = join(ROOT, file);
    expect(await check(text, { ...(await resolveConfig(filepath)), filepath }), file).toBe(true);
  }
  expect(files.size).toBeGreaterThan(1);
});
