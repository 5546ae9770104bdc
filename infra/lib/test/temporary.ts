import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createLifetime, type Lifetime } from '../lifetime.ts';

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pehchan-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export function testLifetime(): Lifetime {
  const lifetime = createLifetime();
  onTestFinished(() => lifetime.end());
  return lifetime;
}
