import { entryOf, UserError } from '../lib/index.ts';
import { runStages } from './stages.ts';
import { CHECKS, staticChecks } from './static-checks.ts';

/** `npm run check`, or one of its parts: `format:check`, `lint`, `types`. `format` writes the files. */
const [name] = process.argv.slice(2);
await runStages((lifetime) => {
  const chosen = name === undefined ? undefined : entryOf(CHECKS, name);
  if (name !== undefined && !chosen) throw new UserError(`Use one of: ${Object.keys(CHECKS).join(', ')}.`);
  return staticChecks(lifetime, chosen);
});
