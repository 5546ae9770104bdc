import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say, step } from '../../lib/index.ts';
import { signUpContinuously } from '../resilience/families.ts';
import { documentedUpdate } from './page.ts';
import { SITE, type Project } from './project.ts';

const EVERY = 100;
/** Of the gateway's replacement, on a loaded machine. */
const REFUSED_AT_MOST = 30;

/** Update as infra/README.md says, with a request each tenth of a second and sign-ups. */
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
    if (probe.refused() > before) say(`  ${probe.refused() - before} requests refused`);
  }
  await sleep(EVERY * 10);
  await families.stop();
  const refused = await probe.stop();
  const failed = families.asked.length - families.acknowledged.length;
  say(
    `Update: ${refused} of ${probe.asked()} requests refused, ${failed} of ${families.asked.length} sign-ups`,
  );
  project.expect(refused <= REFUSED_AT_MOST, `An update refuses ${refused} requests.`);
}

function startProbe() {
  let [asked, refused, isOver] = [0, 0, false];
  const work = (async () => {
    while (!isOver) {
      const since = Date.now();
      asked += 1;
      const signal = AbortSignal.timeout(5000);
      const isAnswered = await fetch(`${SITE}/readyz`, { signal }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (!isAnswered) refused += 1;
      await sleep(Math.max(0, EVERY - (Date.now() - since)));
    }
  })();
  return {
    asked: () => asked,
    refused: () => refused,
    async stop() {
      isOver = true;
      await work;
      return refused;
    },
  };
}
