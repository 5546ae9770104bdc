import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { ReleaseDocument } from '@pehchan/release/document';

/**
 * Loads pages continuously as several readers, until its thread ends. The readers run in a thread of their
 * own, as a promotion runs in another process.
 */

export interface Load {
  readonly problems: readonly string[];
  /** The version of the member remote that the loaded page used. */
  readonly version: string;
}

export interface Readers {
  readonly url: string;
  readonly amount: number;
  /** Milliseconds between two pages of one reader. */
  readonly pause: number;
}

const { url, amount, pause } = workerData as Readers;

for (let reader = 0; reader < amount; reader += 1) void readOn();

async function readOn(): Promise<never> {
  for (;;) {
    parentPort?.postMessage(await loadAPage());
    await sleep(pause);
  }
}

/** Load the files of a family's screen as a browser does: document, scripts, styles and all remotes. */
async function loadAPage(): Promise<Load> {
  const problems: string[] = [];
  const get = async (path: string): Promise<string> => {
    const answer = await fetch(url + path, { headers: { Cookie: 'pehchan_signed_in=1' } });
    const text = await answer.text();
    if (answer.status !== 200) problems.push(`${path} was answered with ${answer.status}`);
    if (text === '') problems.push(`${path} came empty`);
    return text;
  };
  const [html, document] = await Promise.all([get('/'), get('/releases/current.json')]);
  const release = JSON.parse(document) as ReleaseDocument;
  const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
  const remotes = Object.values(release.remotes).flatMap((remote) => [
    remote.base + remote.entry,
    ...chunksOf(remote.manifest).map((file) => remote.base + file),
  ]);
  await Promise.all([...assets, ...remotes].map(get));
  return { problems, version: release.remotes.member?.version ?? 'none' };
}

function chunksOf(manifest: Record<string, unknown>): string[] {
  const { exposes } = manifest as { exposes: { assets: { js: { sync: string[]; async: string[] } } }[] };
  return exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async]);
}
