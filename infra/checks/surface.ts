import { writeFile } from 'node:fs/promises';
import { argumentsOf } from '../lib/arguments.ts';
import { runCommand } from '../lib/command.ts';
import { say } from '../lib/steps.mjs';
import { Refusal } from '../lib/refusal.ts';
import { differenceBetween, neededBump, problemOf } from './surface/bump.ts';
import { PACKAGES, readReport, readSurface, reportFile } from './surface/surface.ts';

/**
 * `npm run surface` writes down what contract and kit export, once their versions say what changed. `-- --anew` begins a new
 * record, for a version that no remote was built against yet.
 */
await runCommand(async () => {
  const options = { anew: { type: 'boolean', default: false } } as const;
  const { anew } = argumentsOf({ options }, 'Use: npm run surface [-- --anew]').values;
  for (const from of PACKAGES) {
    const surface = readSurface(from);
    if (!anew) {
      const before = readReport(from);
      const problem = problemOf(from.name, before, surface);
      if (problem) {
        throw new Refusal(`${problem}\nThe version is ${from.version.constant} in ${from.version.file}.`);
      }
      if (neededBump(differenceBetween(before, surface)) === 'none' && before.version === surface.version) {
        say(`${from.name} ${surface.version} exports what it did.`);
        continue;
      }
    }
    await writeFile(reportFile(from), `${JSON.stringify(surface, null, 2)}\n`);
    say(`${from.name} ${surface.version}: ${Object.keys(surface.exports).length} exports are written down.`);
  }
  return { exitCode: 0 };
});
