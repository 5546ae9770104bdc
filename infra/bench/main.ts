import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from '../check/chromium.ts';
import { scratchSettings } from '../check/scratch.ts';
import { runCommand } from '../command.ts';
import { say } from '../console/steps.mjs';
import { chromiumOptions } from '../e2e/support/chromium.ts';
import type { Lifetime } from '../process/lifetime.ts';
import { freePort } from '../process/ports.ts';
import { Refusal } from '../refusal.ts';
import { parseSettings, readEnvironment } from '../settings.ts';
import { startStack } from '../stack.ts';
import { isOver, tableOf, type Bench, type Figure, type Subject } from './lib/figures.ts';

/** `npm run bench` measures everything, `npm run bench -- bytes` one thing: a file beside this one, which exports `bench`. */
await runCommand(async (lifetime) => {
  const benches = await chosenBenches(process.argv.slice(2));
  const subject = await startSubject(lifetime);

  const results: Record<string, Figure[]> = {};
  for (const [name, { title, run }] of benches) {
    const figures = await run(subject);
    results[name] = figures;
    say(['', title, ...tableOf(figures)].join('\n'));
  }
  say(`\n${JSON.stringify(results, null, 2)}`);
  const over = Object.values(results).flat().filter(isOver);
  return { exitCode: over.length > 0 ? 1 : 0 };
});

async function chosenBenches(chosen: string[]): Promise<[string, Bench][]> {
  const files = await readdir(import.meta.dirname);
  const known = files
    .filter((file) => file.endsWith('.ts') && file !== 'main.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
  const strange = chosen.find((name) => !known.includes(name));
  if (strange) throw new Refusal(`There is no bench ‘${strange}’. Choose from: ${known.join(', ')}.`);
  return Promise.all(
    (chosen.length > 0 ? chosen : known).map(async (name): Promise<[string, Bench]> => {
      const file = pathToFileURL(join(import.meta.dirname, `${name}.ts`)).href;
      const { bench } = (await import(file)) as { bench: Bench };
      return [name, bench];
    }),
  );
}

/** A site of its own, thrown away afterwards, so that what is measured is what is built now. */
async function startSubject(lifetime: Lifetime): Promise<Subject> {
  const settings = await scratchSettings(parseSettings(readEnvironment()), await freePort(), lifetime);
  const [stack, executablePath] = await Promise.all([
    startStack(settings, lifetime),
    findChromium(lifetime.signal),
  ]);
  const browser = await chromium.launch({ ...chromiumOptions, executablePath });
  await lifetime.onEnd(() => browser.close());
  return { url: stack.url, dataDir: stack.dataDir.path, browser };
}
