import { migrateDatabase, removeExpired } from '../launch/api.ts';
import { openSite } from '../launch/open-site.ts';
import { argumentsOf, runCommand } from '../lib/index.ts';
import { parseSettings, readEnvironment } from '../lib/settings.ts';

/** `npm run upkeep`: remove data past its year, as each start does. For a timer. */
await runCommand(async (lifetime) => {
  argumentsOf({}, 'Use: npm run upkeep');
  const { env } = await openSite(parseSettings(readEnvironment()), lifetime);
  await migrateDatabase(env, lifetime);
  await removeExpired(env, lifetime);
  return { exitCode: 0 };
});
