import { entryOf, UserError } from '../lib/index.ts';
import { runStages } from './stages.ts';
import { CHECKS, staticChecks } from './static-checks.ts';

const [name] = process.argv.slice(2);
await runStages((lifetime) => {
  const chosen = name === undefined ? undefined : entryOf(CHECKS, name);
  if (name !== undefined && !chosen) throw new UserError(`Use one of: ${Object.keys(CHECKS).join(', ')}.`);
  return staticChecks(lifetime, chosen);
});
