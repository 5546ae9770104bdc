import { parseArgs } from 'node:util';
import { TIME_ZONE } from '@pehchan/contract/common';
import { translate } from '@pehchan/contract/messages';
import { ADMIN_USES, adminCall, type AdminAction, type AdminCall } from '@pehchan/operating/admin';
import { changeRole } from '../../features/review/index.ts';
import { sequelize } from '../../ground/database/sequelize.ts';
import { closeRedis, connectRedis } from '../../ground/gateways/redis.ts';
import { rebuildNameKeys } from '../../ground/lists/rebuild-keys.ts';
import { within } from '../../ground/runtime/deadline.ts';
import { env } from '../../ground/runtime/env.ts';
import { HttpError, notFound } from '../../ground/runtime/errors.ts';
import { retryGivenUpTasks } from '../../ground/tasks/index.ts';
import { User } from '../../identity/accounts/index.ts';
import { codeForFirstWay } from '../../identity/second-step/index.ts';
import { clearDemo } from './clear-demo.ts';
import { replaceSecret } from './replace-mark-secret.ts';
import { resetSecondStep } from './reset-second-step.ts';
import { disagreement, refuse, say, saySetUpCode } from './terminal.ts';

const USAGE = `Usage: ${ADMIN_USES.map((use) => `npm run admin -- ${use}`).join('\n       ')}\n`;

const ACTIONS: Record<AdminAction, (call: AdminCall) => Promise<number>> = {
  grant,
  revoke,
  'reset-second-step': ({ phone, isAgreed }) => resetSecondStep(phone, isAgreed),
  'retry-tasks': retryTasks,
  'rebuild-names': rebuildNames,
  'replace-mark-secret': ({ isAgreed }) => replaceSecret(isAgreed),
  'clear-demo': ({ isAgreed }) => clearDemo(isAgreed),
};

async function main(args: string[]): Promise<number> {
  const call = callOf(args);
  if (!call) {
    process.stderr.write(USAGE);
    return 2;
  }
  try {
    return await ACTIONS[call.action](call);
  } catch (error) {
    return refuse(sentenceFor(error, call.phone));
  }
}

function callOf(args: string[]): AdminCall | undefined {
  try {
    const options = { yes: { type: 'boolean' } } as const;
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    return adminCall(positionals, values.yes === true);
  } catch {
    return undefined;
  }
}

/** Show the account before granting: anyone can register a number before its owner does. */
async function grant({ phone, isAgreed }: AdminCall): Promise<number> {
  const user = await User.findByPhone(phone);
  if (!user) throw notFound();
  const registered = user.createdAt.toLocaleDateString('en-IN', { timeZone: TIME_ZONE, dateStyle: 'long' });
  say(`${phone} is the account of ${user.fullName}, son of ${user.fatherName}, of ${user.village}.`);
  say(
    `It was registered on ${registered} and is ${user.role === 'ADMIN' ? 'an administrator’s' : user.status}.`,
  );
  const question = 'Is this the person, and shall they be an administrator?';
  const problem = await disagreement(isAgreed, question, 'Nothing was changed.');
  if (problem) return refuse(problem);
  await changeRole(phone, 'ADMIN');
  say(`${user.fullName} (${phone}) is now an administrator.`);
  if (!env.production) return 0;
  await within(connectRedis(), 'redis');
  return saySetUpCode(await codeForFirstWay(user.id));
}

async function revoke({ phone }: AdminCall): Promise<number> {
  const isMember = (await User.count({ where: { phone, role: 'USER' } })) > 0;
  if (isMember) return refuse(`The account with the phone ${phone} is no administrator's.`);
  const { fullName } = await changeRole(phone, 'USER');
  return say(`${fullName} (${phone}) is no longer an administrator.`);
}

async function retryTasks(): Promise<number> {
  const amount = await retryGivenUpTasks();
  return say(amount === 0 ? 'Nothing was given up.' : `Given up and due again: ${amount}.`);
}

async function rebuildNames(): Promise<number> {
  const amount = await rebuildNameKeys();
  return say(
    amount === 0 ? 'Every name can be found in both scripts.' : `Names that can be found now: ${amount}.`,
  );
}

function sentenceFor(error: unknown, phone: string): string {
  if (!(error instanceof HttpError)) {
    return 'The database can’t be reached. Is DATABASE_URL right, and has Pehchan run once?';
  }
  if (error.status === 404) return `No account has the phone ${phone}. Register it on the site first.`;
  return translate('en', error.sentence.key, error.sentence.holes);
}

process.exitCode = await main(process.argv.slice(2));
// Always close the connections, because a client that reconnects would keep the process running.
await closeRedis();
await sequelize.close();
