import { ADMIN_USES, adminCall } from '@pehchan/operating/admin';
import { execa } from 'execa';
import { join } from 'node:path';
import { migrateDatabase } from './api.ts';
import { argumentsOf, ROOT, runCommand, UserError } from '../lib/index.ts';
import { openSite } from './open-site.ts';
import { parseSettings, readEnvironment } from '../lib/settings.ts';

const USAGE = `Use: npm run admin -- ${ADMIN_USES.join(', or ')}`;

/** `npm run admin -- <action>`, whether the site runs or not: `api/src/cli/admin.ts` does it. */
await runCommand(async (lifetime) => {
  const asked = argumentsOf({ allowPositionals: true, options: { yes: { type: 'boolean' } } }, USAGE);
  const isAgreed = asked.values.yes === true;
  if (!adminCall(asked.positionals, isAgreed)) throw new UserError(USAGE);
  const { env } = await openSite(parseSettings(readEnvironment()), lifetime);
  await migrateDatabase(env, lifetime);
  const args = [...asked.positionals, ...(isAgreed ? ['--yes'] : [])];
  const { exitCode } = await execa(process.execPath, ['src/cli/admin.ts', ...args], {
    cwd: join(ROOT, 'api'),
    env,
    extendEnv: false,
    stdio: 'inherit',
    reject: false,
    cancelSignal: lifetime.signal,
  });
  return { exitCode: exitCode ?? 1 };
});
