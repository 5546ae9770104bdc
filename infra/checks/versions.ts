import { argumentsOf, entryOf, runCommand, say, UserError } from '../lib/index.ts';
import { linesOf, problemOf } from './versions/change.ts';
import { VERSIONED } from './versions/record.ts';

const USAGE = 'Use: npm run versions [-- api|kit] [--released]';

/**
 * `npm run versions`: list the changes of API and kit since the last release, and check that their versions
 * match. `-- --released` records the current state as released.
 */
await runCommand(async () => {
  const options = { released: { type: 'boolean', default: false } } as const;
  const { values, positionals } = argumentsOf({ options, allowPositionals: true }, USAGE);
  const [name, ...surplus] = positionals;
  const named = name === undefined ? Object.values(VERSIONED) : [entryOf(VERSIONED, name)];
  const problems: string[] = [];
  for (const versioned of named) {
    if (!versioned || surplus.length > 0) throw new UserError(`Unknown: ${positionals.join(' ')}. ${USAGE}`);
    const { changes, ...versions } = await versioned.compare();
    const { name, now, released } = versions;
    const problem = problemOf(versions, changes);
    if (problem) problems.push(problem);
    else if (changes.length === 0) say(`${name} ${now} is what ${released}, the last release, was.`);
    else say(`${name} ${now} says what changed since ${released}, the last release:\n${linesOf(changes)}`);
  }
  if (problems.length > 0) throw new UserError(problems.join('\n\n'));
  if (!values.released) return { exitCode: 0 };
  for (const versioned of named) await versioned?.record();
  say('That is written down as released, in infra/checks/versions/released.');
  return { exitCode: 0 };
});
