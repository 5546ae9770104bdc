import { join } from 'node:path';
import { CLEAR_DEMO, DEMO_IN_PRODUCTION } from '@pehchan/operating';
import { execa } from 'execa';
import { hasDemoCommunity } from '../launch/demo-community.ts';
import { ROOT } from '../lib/index.ts';
import type { HealthChecks } from './health-check.ts';
import type { Source } from './source.ts';

/** Where the demo community belongs, it is there to be signed in to. */
export const DEMO: HealthChecks = {
  async 'The demo password opens no account'(source) {
    const { settings, servers } = source;
    if (await hasDemoCommunity(servers.databaseUrl)) {
      return settings.production ? [DEMO_IN_PRODUCTION, CLEAR_DEMO] : undefined;
    }
    const phones = await openedPhones(source);
    if (phones.length === 0) return;
    return [
      `The demo password, which everybody knows, opens the accounts of ${phones.join(', ')}.`,
      'delete them, or have each choose a new password: “Forgot password?” on the sign-in page',
    ];
  },
};

/** Only the API's code can tell: infra has no passwords' hashes to do with. */
async function openedPhones({ env }: Source): Promise<string[]> {
  const { stdout } = await execa(process.execPath, ['src/cli/demo-sign-ins.ts'], {
    cwd: join(ROOT, 'api'),
    env,
    extendEnv: false,
  });
  return stdout.split('\n').filter(Boolean);
}
