import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLifetime } from '../../lib/lifetime.ts';
import { scratchCopy, type ScratchCopy } from '../scratch-copy.ts';
import { follow, readSteps } from '../walkthrough.ts';

const lifetime = createLifetime();
let copy: ScratchCopy;

beforeAll(async () => {
  copy = await scratchCopy(lifetime);
  // The last step of the guide runs the checks.
  await follow(copy, await readSteps('screen'));
}, 900_000);
afterAll(() => lifetime.end());

it('adding a screen changes six files, all of them of the remote', async () => {
  const touched = await copy.touched();
  console.log(`Add a screen touches ${touched.length} files:\n  ${touched.join('\n  ')}`);
  expect(touched).toEqual([
    'member-app/remote.config.ts',
    'member-app/src/features/tips/tips-page.test.tsx',
    'member-app/src/features/tips/tips-page.tsx',
    'member-app/src/remote.tsx',
    'member-app/src/texts/en.ts',
    'member-app/src/texts/hi.ts',
  ]);
});
