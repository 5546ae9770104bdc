import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isServed, say, step } from '../../lib/index.ts';
import { signUpContinuously } from '../resilience/families.ts';
import { documentedUpdate } from './page.ts';
import { SITE, type Project } from './project.ts';

const EVERY = 100;
/** Milliseconds until a request counts as refused: a busy machine may reply slowly. */
const ANSWERED_WITHIN = 30_000;

/** Update as in infra/README.md, while families sign up and ten requests a second arrive. */
export async function updateUnderRequests(project: Project): Promise<void> {
  await appendFile(join(project.folder, 'api/src/server.ts'), '\n// Changed for the trial.\n');
  await appendFile(join(project.folder, 'shell/src/index.ts'), '\n// Changed for the trial.\n');
  const [build = '', ...commands] = await documentedUpdate();
  await project.step(build, build);
  const probe = startProbe();
  const families = signUpContinuously(SITE, 1);
  for (const command of commands) {
    const before = probe.refused();
    await step(command, () => project.run(command));
    const refused = probe.refused() - before;
    if (refused > 0) say(`  ${refused} requests refused`);
    // Requests may be refused only while the last command replaces the gateway.
    project.expect(refused === 0 || command === commands.at(-1), `${command} refuses ${refused} requests.`);
  }
  await sleep(EVERY * 10);
  await families.stop();
  const refused = await probe.stop();
  const lost = await project.lostOf(families.acknowledged);
  say(
    `Update: ${refused} of ${probe.sent()} requests refused, ${families.acknowledged.length} sign-ups acknowledged`,
  );
  project.expect(lost.length === 0, `An update loses ${lost.length} acknowledged sign-ups.`);
}

function startProbe() {
  let [sent, refused, isOver] = [0, 0, false];
  const work = (async () => {
    while (!isOver) {
      const since = Date.now();
      sent += 1;
      const signal = AbortSignal.timeout(ANSWERED_WITHIN);
      if (!(await isServed(`${SITE}/readyz`, signal))) refused += 1;
      await sleep(Math.max(0, EVERY - (Date.now() - since)));
    }
  })();
  return {
    sent: () => sent,
    refused: () => refused,
    async stop() {
      isOver = true;
      await work;
      return refused;
    },
  };
}
