import { createInterface } from 'node:readline/promises';
import { clearCommunity, describeCommunity } from '../demo/clear-community.ts';
import { closeRedis, connectRedis } from '../gateways/redis.ts';
import { within } from '../runtime/deadline.ts';

const QUESTION = 'Remove them for good? Type yes: ';

/**
 * Shows what goes with the demo community, and removes it once somebody has agreed.
 * @returns the exit code
 */
export async function clearDemo(isAgreed: boolean): Promise<number> {
  const { goes, stays } = await describeCommunity();
  if (goes.accounts === 0) return say('There is no demo community in this database.');
  say(`The demo community goes: ${goes.accounts} accounts and ${goes.biodata} biodata, with their photos.`);
  say(`What others have entered stays: ${stays.accounts} accounts and ${stays.biodata} biodata.`);
  if (!isAgreed && !process.stdin.isTTY) return refuse('Nobody is there to be asked: add --yes.');
  if (!isAgreed && !(await ask())) return refuse('Nothing was removed.');
  await within(connectRedis(), 'redis');
  await clearCommunity();
  await closeRedis();
  return say('The demo community is gone.');
}

async function ask(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(QUESTION);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

function say(line: string): number {
  process.stdout.write(`${line}\n`);
  return 0;
}

function refuse(line: string): number {
  process.stderr.write(`${line}\n`);
  return 1;
}
