import { argumentsOf, entryOf, runCommand, say, UserError } from '../lib/index.ts';
import { compare, record, VERSIONED, type Comparison } from './versions/record.ts';

const USAGE = 'Use: npm run versions [-- api|kit] [--released]';

/**
 * `npm run versions`: fail if API or kit changed since the record and their versions or CHANGELOG.md do not
 * declare it. `-- --released` records the current state as released.
 */
await runCommand(async () => {
  const options = { released: { type: 'boolean', default: false } } as const;
  const { values, positionals } = argumentsOf({ options, allowPositionals: true }, USAGE);
  const [name, ...surplus] = positionals;
  const chosen = name === undefined ? Object.values(VERSIONED) : [entryOf(VERSIONED, name)];
  const compared: Comparison[] = [];
  for (const versioned of chosen) {
    if (!versioned || surplus.length > 0) throw new UserError(`Unknown: ${positionals.join(' ')}. ${USAGE}`);
    compared.push(await compare(versioned));
  }
  const undeclared = compared.filter(({ steps }) => steps.length > 0);
  if (undeclared.length > 0) throw new UserError(undeclared.map(reportOf).join('\n\n'));
  const changed = compared.filter(({ changes }) => changes.length > 0);
  const names = compared.map(({ versioned, now }) => `${versioned.name} ${now}`).join(' and ');
  if (changed.length > 0) say(changed.map(reportOf).join('\n\n'));
  else say(`${names}: nothing changed since the record.`);
  if (!values.released) return { exitCode: 0 };
  for (const comparison of compared) await record(comparison);
  say('The current state is recorded as released, in infra/checks/versions/released.');
  return { exitCode: 0 };
});

function reportOf({ versioned, released, now, changes, steps }: Comparison): string {
  const verb = steps.length > 0 ? 'does not declare' : 'declares';
  const lines = changes.toSorted((one, other) => (one.bump < other.bump ? -1 : 1));
  return [
    `${versioned.name} ${now} ${verb} what changed since ${released}:`,
    ...lines.map(({ bump, what }) => `  ${bump}: ${what}`),
    ...steps,
  ].join('\n');
}
