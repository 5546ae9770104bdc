import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ODD_NAME } from '../../launch/test/odd-signs.ts';
import { createLifetime } from '../../lib/lifetime.ts';
import { isServed, until } from '../../lib/until.ts';
import { findChromium } from '../chromium.ts';
import { scratchCopy, type ScratchCopy } from '../scratch-copy.ts';

const SITE = 'http://localhost:4000';
const REMOTES = ['http://localhost:4001/remote.json', 'http://localhost:4002/remote.json'];

const lifetime = createLifetime();
let copy: ScratchCopy;

beforeAll(async () => {
  copy = await scratchCopy(lifetime, ODD_NAME);
});
afterAll(() => lifetime.end());

// All checks are one test, since the development servers of every copy have the same ports.
it('npm run dev shows edits of the shell at its own address, also in a folder with an odd name', async () => {
  const ending = new AbortController();
  const server = copy.run('exec npm run dev', {
    env: { DATA_DIR: `data ${ODD_NAME}`, DATABASE_URL: '', REDIS_URL: '' },
    cancelSignal: ending.signal,
  });
  let printed = '';
  server.all?.on('data', (chunk) => (printed += String(chunk)));
  try {
    const isReady = () => Promise.resolve(/✗|is developed on/.test(printed));
    expect(await until(isReady, { within: 150_000 }), printed).toBe(true);
    expect(printed).toContain(`is developed on ${SITE}`);
    for (const page of [`${SITE}/help`, ...REMOTES]) {
      expect(await until(() => isServed(page), { within: 60_000 }), `${page}\n${printed}`).toBe(true);
    }
    const browser = await chromium.launch({
      executablePath: await findChromium(lifetime.signal),
      args: ['--no-sandbox'],
    });
    lifetime.onEnd(() => browser.close());
    const page = await browser.newPage();
    await page.goto(`${SITE}/help`);
    await page.getByRole('heading', { name: 'Help', level: 1 }).waitFor({ timeout: 60_000 });
    await seesAnEdit(page, "title={t('help.title')}", 'title="Edited once"', 'Edited once');
    await seesAnEdit(page, 'title="Edited once"', 'title="Edited twice"', 'Edited twice');
    await page.goto(`${SITE}/login`);
    await page.getByRole('button', { name: 'Login' }).waitFor();
  } finally {
    ending.abort();
    await server;
  }
}, 400_000);

async function seesAnEdit(page: Page, from: string, to: string, shown: string): Promise<void> {
  const file = join(copy.folder, 'shell/src/pages/help-page.tsx');
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
  await page.getByRole('heading', { name: shown, level: 1 }).waitFor({ timeout: 60_000 });
}
