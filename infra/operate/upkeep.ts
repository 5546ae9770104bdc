import { migrateDatabase, removeExpired } from '../launch/api.ts';
import { openSite } from '../launch/open-site.ts';
import { argumentsOf, runCommand } from '../lib/index.ts';
import { parseSettings, readEnvironment } from '../lib/settings.ts';

/** Remove data that is over a year old. A timer runs this command; each start of the site removes it, too. */
await runCommand(async (lifetime) => {
  argumentsOf({}, 'Use: npm run upkeep');
  const { env } = await openSite(parseSettings(readEnvironment()), lifetime);
  await migrateDatabase(env, lifetime);
  await removeExpired(env, lifetime);
  return { exitCode: 0 };
});
