import { say, step } from '../../lib/index.ts';
import { PASSWORD, type Family } from '../resilience/families.ts';
import { send } from '../second-step.ts';
import { servedVersion } from './first-days.ts';
import { SITE, type Project } from './project.ts';

export async function moveToEmpty(project: Project, family: Family): Promise<void> {
  const before = await project.phones();
  const version = await servedVersion();
  const made = await step('Backing up', () => project.operate('backup /backups/trial.age'));
  say(`  ${made.trim().split('\n').at(-1)}`);
  await project.step('Removing every container and volume', 'docker compose --profile operate down -v');
  const restored = await step('Restoring into an empty project', () =>
    project.operate('restore /backups/trial.age'),
  );
  say(`  ${restored.trim().split('\n').at(-1)}`);
  await project.step('Starting on it', 'docker compose up -d --wait');
  const after = await project.phones();
  project.expect(
    before.size === after.size,
    `${before.size} accounts were backed up, ${after.size} are back.`,
  );
  await send(SITE, 'login', { phone: family.phone, password: PASSWORD });
  project.expect((await servedVersion()) === version, 'The promoted version is not served after a restore.');
  const answer = await fetch(`${SITE}/publishing/member/versions`);
  project.expect(answer.status === 401, `The publishing call answers ${answer.status} after a restore.`);
}
