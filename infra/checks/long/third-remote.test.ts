import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLifetime } from '../../lib/lifetime.ts';
import { until } from '../../lib/until.ts';
import { findChromium } from '../chromium.ts';
import { runPlaywright } from '../playwright.ts';
import { scratchCopy, type ScratchCopy } from '../scratch-copy.ts';
import { follow, readSteps } from '../walkthrough.ts';
import { startSiteUnderTest } from '../scratch-site.ts';

/**
 * Follow “Add a remote” in a copy of the repository: each tool must find the new remote. Each tool must
 * also refuse a fault in that remote, since a tool that skips its folder would find no fault.
 */

const lifetime = createLifetime();
let copy: ScratchCopy;

const CHECKS = {
  format: 'prettier --check events-app',
  lint: 'eslint events-app --max-warnings 0',
  types: 'npm run types',
  tests: 'npm test -w events-app',
};

beforeAll(async () => {
  copy = await scratchCopy(lifetime);
  await follow(copy, await readSteps('remote'));
});
afterAll(() => lifetime.end());

it('adding a remote changes only its own folder and package-lock.json', async () => {
  const touched = await copy.touched();
  console.log(`Add a remote touches ${touched.length} files:\n  ${touched.join('\n  ')}`);
  expect(touched.filter((file) => !file.startsWith('events-app/'))).toEqual(['package-lock.json']);
});

it.each(Object.entries(CHECKS))(
  'the added remote passes its %s check',
  async (_label, command) => {
    expect(await copy.run(command)).toMatchObject({ exitCode: 0 });
  },
  300_000,
);

describe('faults in the added remote', () => {
  const FAULTS = [
    { tool: 'types', file: 'src/fault.ts', text: "export const count: number = 'three';\n" },
    { tool: 'lint', file: 'src/fault.ts', text: "export { Button } from 'antd';\n" },
    { tool: 'lint', file: 'src/fault.ts', text: "export { pages } from '@pehchan/member-app';\n" },
    {
      tool: 'lint',
      file: 'src/fault.ts',
      text: "import { defineEndpoints } from '@pehchan/kit';\n\nexport const api = defineEndpoints('member', () => ({}));\n",
    },
    {
      tool: 'tests',
      file: 'src/fault.test.ts',
      text: "import { expect, it } from 'vitest';\n\nit('fails', () => expect(1).toBe(2));\n",
    },
  ] as const;

  it.each(FAULTS)(
    'the $tool check refuses a fault in the added remote: $text',
    async ({ tool, file, text }) => {
      const fault = join(copy.folder, 'events-app', file);
      await writeFile(fault, text);
      try {
        const { exitCode, all } = await copy.run(CHECKS[tool]);
        expect(exitCode).not.toBe(0);
        expect(all).toContain(file);
      } finally {
        await rm(fault);
      }
    },
  );
});

it('npm run dev serves the added remote alone, and shows edits', async () => {
  const ending = new AbortController();
  const server = copy.run('exec npm run dev -w events-app', {
    env: { API_ORIGIN: 'http://127.0.0.1:9' },
    cancelSignal: ending.signal,
  });
  try {
    const asked = (path: string) =>
      fetch(`http://localhost:4003/${path}`, { signal: AbortSignal.timeout(10_000) }).then(
        (answer) => answer.text(),
        () => '',
      );
    // A page that is not built yet returns 404.
    const isUp = async () => (await asked('')).includes('events, stand-alone');
    expect(await until(isUp, { within: 90_000 })).toBe(true);
    expect(JSON.parse(await asked('remote.json'))).toMatchObject({
      name: 'events',
      routes: [{ path: '/events' }],
    });
    expect(JSON.parse(await asked('mf-manifest.json'))).toMatchObject({ name: 'events' });
    await seesAnEdit('http://localhost:4003', join(copy.folder, 'events-app/remote.config.ts'));
  } finally {
    ending.abort();
    await server;
  }
});

async function seesAnEdit(address: string, file: string): Promise<void> {
  const executablePath = await findChromium(lifetime.signal);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const before = await readFile(file, 'utf8');
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.getByText('events, stand-alone').waitFor();
    expect(new URL(page.url()).pathname).toBe('/events');
    await writeFile(file, before.replaceAll(/(title: \{ en: ')[^']+/g, '$1An edited title'));
    const edited = page.getByText('An edited title').first();
    await edited.waitFor({ timeout: 60_000 });
    // A reload shows the edit too, not only the hot update.
    await page.reload();
    await edited.waitFor();
  } finally {
    await browser.close();
    await writeFile(file, before);
  }
}

it('the added remote is published, promoted and opened in the unchanged shell, together with every other remote', async () => {
  const site = await startSiteUnderTest(lifetime);
  const release = (command: string) =>
    copy.run(
      `npm run release -w events-app -- ${command} --site ${join(site.dataDir, 'site')} --gateway ${site.url}`,
    );
  const screen = join(copy.folder, 'events-app/src/features/events/events-page.tsx');
  const before = await readFile(screen, 'utf8');
  await writeFile(screen, `${before}export { Button } from 'antd';\n`);
  expect((await release('publish')).all).toMatch(/events can't be published:\n[^]* contains a copy of antd,/);
  await writeFile(screen, before);
  expect((await release('publish')).all).toMatch(/is published: \d+ scripts and styles of \d+ KB/);
  expect(await release('promote --unchecked "a walk"')).toMatchObject({ exitCode: 0 });
  const tally = await runPlaywright(['--project=smoke'], site, lifetime);
  expect(tally).toMatchObject({ failures: [], skipped: [] });
  const answer = await fetch(new URL('/releases/current.json', site.url));
  expect(await answer.json()).toMatchObject({ remotes: { events: { routes: [{ path: '/events' }] } } });
}, 400_000);
