import { connectRedis } from '../../ground/gateways/redis.ts';
import { within } from '../../ground/runtime/deadline.ts';
import {
  type ApprovedAccount,
  clearCommunity,
  describeCommunity,
  findApproved,
} from '../demo/clear-community.ts';
import { disagreement, refuse, say } from './terminal.ts';

export async function clearDemo(isAgreed: boolean): Promise<number> {
  const { goes, stays } = await describeCommunity();
  if (goes.accounts === 0) return say('There is no demo community in this database.');
  say(`The demo community goes: ${goes.accounts} accounts and ${goes.biodata} biodata, with their photos.`);
  say(`What others have entered stays: ${stays.accounts} accounts and ${stays.biodata} biodata.`);
  const approved = await findApproved();
  list(
    'These approved accounts stay. Check that you know each of them:',
    approved.filter(({ isUndone }) => !isUndone),
  );
  list(
    'An administrator of the demo community approved these. They are set back to pending:',
    approved.filter(({ isUndone }) => isUndone),
  );
  const problem = await disagreement(isAgreed, 'Remove them for good?', 'Nothing was removed.');
  if (problem) return refuse(problem);
  await within(connectRedis(), 'redis');
  await clearCommunity();
  return say('The demo community is gone.');
}

function list(lead: string, accounts: readonly ApprovedAccount[]): void {
  if (accounts.length === 0) return;
  say(lead);
  for (const { phone, fullName, village, role } of accounts) {
    say(`  ${phone}  ${fullName}, ${village}${role === 'ADMIN' ? ', administrator' : ''}`);
  }
}
