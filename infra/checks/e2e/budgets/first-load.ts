import { readdir, stat } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { PASSWORD, PEOPLE } from '../support/people.ts';
import { type Figure, figureOf } from './figure.ts';
import { withPage } from './with-page.ts';

/** Most kilobytes of compressed code. `remote` is for all code of one remote, to detect large libraries. */
const BUDGET = { signIn: 12, home: 179, remote: 95 } as const;

const CODE = /\.(js|css)$/;

/** Measure the code that a new browser requests until a family sees its biodata, with prefetched files. */
export function measureFirstLoad(
  browser: Browser,
  baseURL: string,
  device: string,
  options: BrowserContextOptions,
): Promise<Figure[]> {
  return withPage(browser, { ...options, baseURL }, 'nobody', async (page) => {
    const requested = noteCode(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Login' }).waitFor();
    const signIn = await kilobytes(baseURL, await ownCode(page));

    await page.getByLabel('Mobile no.').fill(PEOPLE.member);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    const biodata = page.getByRole('link', { name: /^View: / });
    await biodata.first().waitFor();
    await page.waitForLoadState('networkidle');
    const home = await kilobytes(baseURL, requested);

    return [
      figureOf(`${device}: until the sign-in screen is shown`, signIn, 'KB', { atMost: BUDGET.signIn }),
      figureOf(`${device}: until a member’s home, in all`, home, 'KB', { atMost: BUDGET.home }),
    ];
  });
}

export async function measureRemotes(dataDir: string): Promise<Figure[]> {
  const folder = join(dataDir, 'site', 'remotes');
  const figures: Figure[] = [];
  for (const remote of (await readdir(folder)).sort()) {
    for (const version of await readdir(join(folder, remote))) {
      const size = (await compressedSize(join(folder, remote, version))) / 1000;
      figures.push(figureOf(`${remote} ${version}: its own code`, size, 'KB', { atMost: BUDGET.remote }));
    }
  }
  return figures;
}

/** Return the open document's scripts and style sheets, without prefetched ones. */
async function ownCode(page: Page): Promise<Set<string>> {
  const named = `[...document.querySelectorAll('script[src], link[rel=stylesheet]')]
    .map(({ src, href }) => new URL(src ?? href).pathname)`;
  return new Set(await page.evaluate<string[]>(named));
}

function noteCode(page: Page): Set<string> {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (CODE.test(pathname)) requested.add(pathname);
  });
  return requested;
}

async function kilobytes(url: string, paths: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...paths].map((path) => sizeOnTheWire(new URL(path, url))));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function sizeOnTheWire(address: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address.href} answered ${answer.statusCode}`));
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes)).on('error', reject);
    }).on('error', reject);
  });
}

async function compressedSize(folder: string): Promise<number> {
  const names = new Set(await readdir(folder, { recursive: true }));
  let bytes = 0;
  for (const name of names) {
    if (!CODE.test(name)) continue;
    // The build makes no compressed copy of the smallest files.
    bytes += (await stat(join(folder, names.has(`${name}.br`) ? `${name}.br` : name))).size;
  }
  return bytes;
}
