import { join } from 'node:path';
import { CLEAR_DEMO, DEMO_IN_PRODUCTION } from '@pehchan/operating';
import { execa } from 'execa';
import { hasDemoCommunity } from '../launch/demo-community.ts';
import { ROOT } from '../lib/index.ts';
import type { HealthChecks } from './health-check.ts';
import type { Source } from './source.ts';

/** As many as a person reads. */
const NAMED = 10;

/** In production alone: elsewhere the demo community is there to be signed in to. */
export const DEMO: HealthChecks = {
  async 'The demo password opens no account'(source) {
    const { settings, servers } = source;
    if (!settings.production) return;
    if (await hasDemoCommunity(servers.databaseUrl)) return [DEMO_IN_PRODUCTION, CLEAR_DEMO];
    const phones = await openedPhones(source);
    if (phones.length === 0) return;
    const named = phones.slice(0, NAMED).join(', ') + (phones.length > NAMED ? ' …' : '');
    return [
      `The demo password, which everybody knows, opens the accounts of ${named}.`,
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
