import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { startWatchedSite, type WatchedSite } from '../checks/watched-site.ts';
import { runCommand, say, UserError } from '../lib/index.ts';
import { isOver, type Figure } from '../checks/e2e/budgets/figure.ts';
import { tableOf, type Bench } from './lib/figures.ts';

/** `npm run bench` runs every bench that is not `isOnlyNamed`; `npm run bench -- bytes` runs one. */
await runCommand(async (lifetime) => {
  const { values, positionals } = parseArgs({ strict: false, allowPositionals: true });
  const benches = await chosenBenches(positionals);
  let subject: WatchedSite | undefined;

  const results: Record<string, Figure[]> = {};
  for (const [name, bench] of benches) {
    const figures =
      (await bench.runAlone?.(lifetime, values as NodeJS.Dict<string>)) ??
      (await bench.run?.((subject ??= await startWatchedSite(lifetime)))) ??
      [];
    results[name] = figures;
    say(['', bench.title, ...tableOf(figures)].join('\n'));
  }
  say(`\n${JSON.stringify(results, null, 2)}`);
  const over = Object.values(results).flat().filter(isOver);
  return { exitCode: over.length > 0 ? 1 : 0 };
});

async function chosenBenches(chosen: string[]): Promise<[string, Bench][]> {
  const files = (await readdir(import.meta.dirname)).filter((file) => /(?<!main)\.ts$/.test(file));
  const known = files.map((file) => basename(file, '.ts')).sort();
  const strange = chosen.find((name) => !known.includes(name));
  if (strange) throw new UserError(`There is no bench ‘${strange}’. Choose from: ${known.join(', ')}.`);
  const benches: [string, Bench][] = [];
  for (const name of chosen.length > 0 ? chosen : known) {
    const { bench } = (await import(`./${name}.ts`)) as { bench: Bench };
    if (chosen.length > 0 || !bench.isOnlyNamed) benches.push([name, bench]);
  }
  return benches;
}
