import { join } from 'node:path';
import { CLEAR_DEMO, DEMO_IN_PRODUCTION } from '@pehchan/operating';
import { execa } from 'execa';
import { demoPhones } from '../launch/demo-community.ts';
import { ROOT } from '../lib/index.ts';
import type { HealthChecks } from './health-check.ts';
import type { Source } from './source.ts';

/** Where the demo community belongs, it is there to be signed in to. */
export const DEMO: HealthChecks = {
  async 'The demo password opens no account, but of the demo community where it belongs'(source) {
    const { settings, servers } = source;
    const demo = await demoPhones(servers.databaseUrl);
    const others = (await openedPhones(source)).filter((phone) => !demo.includes(phone));
    const inProduction = settings.production && demo.length > 0;
    const told = [
      ...(inProduction ? [`${DEMO_IN_PRODUCTION} They are ${inWords(demo)}.`] : []),
      ...(others.length > 0
        ? [`The demo password, which everybody knows, opens the accounts of ${others.join(', ')}.`]
        : []),
    ];
    if (told.length === 0) return;
    const remedies = [
      ...(inProduction ? [CLEAR_DEMO] : []),
      ...(others.length > 0
        ? ['delete them, or have each choose a new password: “Forgot password?” on the sign-in page']
        : []),
    ];
    return [told.join(' '), remedies.join('; then ')];
  },
};

const FIRST = 5;
const inWords = (phones: string[]) =>
  phones.slice(0, FIRST).join(', ') + (phones.length > FIRST ? ` and ${phones.length - FIRST} more` : '');

/** Only the API's code can tell: infra has no passwords' hashes to do with. */
async function openedPhones({ env }: Source): Promise<string[]> {
  const { stdout } = await execa(process.execPath, ['src/cli/demo-sign-ins.ts'], {
    cwd: join(ROOT, 'api'),
    env,
    extendEnv: false,
  });
  return stdout.split('\n').filter(Boolean);
}
