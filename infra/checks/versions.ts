import { argumentsOf } from '../lib/arguments.ts';
import { runCommand } from '../lib/command.ts';
import { Refusal } from '../lib/refusal.ts';
import { say } from '../lib/steps.mjs';
import { linesOf, problemOf } from './versions/change.ts';
import { VERSIONED } from './versions/record.ts';

/**
 * `npm run versions` says what changed of API and kit since the last release, and whether their versions say so;
 * `-- --released` then writes down that they are released as they are now.
 */
await runCommand(async () => {
  const options = { released: { type: 'boolean', default: false } } as const;
  const asked = argumentsOf({ options }, 'Use: npm run versions [-- --released]').values;
  const problems: string[] = [];
  for (const versioned of Object.values(VERSIONED)) {
    const { changes, ...versions } = await versioned.compare();
    const { name, now, released } = versions;
    const problem = problemOf(versions, changes);
    if (problem) problems.push(problem);
    else if (changes.length === 0) say(`${name} ${now} is what ${released}, the last release, was.`);
    else say(`${name} ${now} says what changed since ${released}, the last release:\n${linesOf(changes)}`);
  }
  if (problems.length > 0) throw new Refusal(problems.join('\n\n'));
  if (!asked.released) return { exitCode: 0 };
  for (const versioned of Object.values(VERSIONED)) await versioned.record();
  say('Both are written down as released: infra/checks/versions/released.');
  return { exitCode: 0 };
});
