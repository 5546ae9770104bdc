import { setTimeout as sleep } from 'node:timers/promises';
import { say, until } from '../../lib/index.ts';
import { signUpContinuously } from '../resilience/families.ts';
import { SITE, type Project } from './project.ts';

const SERVICES = ['api-1', 'publishing', 'redis', 'mysql', 'gateway'];
const BACK_WITHIN = 180_000;
const BETWEEN = 3_000;

/** Kill each container while families sign up: no acknowledged sign-up may be lost. */
export async function killEach(project: Project): Promise<void> {
  const families = signUpContinuously(SITE, 2);
  for (const service of SERVICES) {
    await sleep(BETWEEN);
    const before = families.acknowledged.length;
    const since = Date.now();
    const id = (await project.run(`docker compose ps -q ${service}`)).trim();
    const pid = Number(await project.run(`docker inspect -f '{{.State.Pid}}' ${id}`));
    process.kill(pid, 'SIGKILL');
    const isBack = () => isHealthyAgain(project, id);
    project.expect(await until(isBack, { within: BACK_WITHIN, every: 250 }), `${service} doesn’t come back.`);
    const continues = () => families.acknowledged.length > before;
    project.expect(await until(continues, { within: BACK_WITHIN }), `No family signs up after ${service}.`);
    say(`✓ ${service} killed, back after ${((Date.now() - since) / 1000).toFixed(1)} s`);
  }
  await families.stop();
  const lost = await project.lostOf(families.acknowledged);
  const { length } = families.acknowledged;
  say(`${length} sign-ups acknowledged, ${length - lost.length} in the table`);
  project.expect(lost.length === 0, `${lost.length} acknowledged sign-ups are lost.`);
}

async function isHealthyAgain(project: Project, id: string): Promise<boolean> {
  const format = '{{.RestartCount}} {{.State.Health.Status}}';
  return /^[1-9]\d* healthy/.test(await project.attempt(`docker inspect -f '${format}' ${id}`));
}
