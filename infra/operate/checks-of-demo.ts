import { join } from 'node:path';
import { CLEAR_DEMO, DEMO_IN_PRODUCTION } from '@pehchan/operating';
import { execa } from 'execa';
import { commandEnvironment } from '../launch/api.ts';
import { demoPhones } from '../launch/demo-community.ts';
import { ROOT } from '../lib/index.ts';
import type { HealthChecks, Problem } from './health-check.ts';
import type { Source } from './source.ts';

/** Check the accounts of the demo community, which are allowed only outside production. */
export const DEMO: HealthChecks = {
  async 'The demo password opens no account outside a permitted demo community'(source) {
    const { settings, servers } = source;
    const demo = await demoPhones(servers.databaseUrl);
    const others = (await openedPhones(source)).filter((phone) => !demo.includes(phone));
    const inProduction = settings.production && demo.length > 0;
    const problems: Problem[] = [];
    if (inProduction) problems.push([`${DEMO_IN_PRODUCTION} They are ${inWords(demo)}.`, CLEAR_DEMO]);
    if (others.length > 0) {
      problems.push([
        `The demo password, which is public, opens the accounts of ${others.join(', ')}.`,
        'delete them, or have each choose a new password: “Forgot password?” on the sign-in page',
      ]);
    }
    if (problems.length === 0) return;
    return [
      problems.map(([problem]) => problem).join(' '),
      problems.map(([, remedy]) => remedy).join('; then '),
    ];
  },
};

const FIRST = 5;
const inWords = (phones: string[]) =>
  phones.slice(0, FIRST).join(', ') + (phones.length > FIRST ? ` and ${phones.length - FIRST} more` : '');

async function openedPhones({ env }: Source): Promise<string[]> {
  const { stdout } = await execa(process.execPath, ['src/top/cli/demo-sign-ins.ts'], {
    cwd: join(ROOT, 'api'),
    env: commandEnvironment(env),
    extendEnv: false,
  });
  return stdout.split('\n').filter(Boolean);
}
