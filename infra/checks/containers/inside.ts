import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { duration, runCommand, say, step } from '../../lib/index.ts';
import { startEngine } from './engine.ts';
import { relayTo } from './relay.ts';
import { buildStandIns, sayVersions } from './stand-ins.ts';
import { documentedInstall } from './page.ts';
import { Project, SITE } from './project.ts';
import { doctor, firstDays, publish } from './first-days.ts';
import { killEach } from './kills.ts';
import { moveToEmpty } from './moving.ts';
import { updateUnderRequests } from './updating.ts';

interface Given {
  readonly trees: { bookworm: string; sid: string };
  readonly folder: string;
  readonly copy: string;
  readonly relay: string;
}

const OWN_PEOPLE = JSON.stringify([
  { name: 'Kamla Suthar', city: 'Jodhpur', phone: '9460000001', email: 'kamla@pehchan.example' },
]);

/** All requests of this test come from one address, so the limits for each address are raised. */
const SETTINGS = ['ADDRESS_LIMIT=1000000', 'BACKUP_KEY=a key of the trial, long enough'].map(
  (line) => `echo "${line}" >> .env`,
);

async function sayInstall(): Promise<string[]> {
  const lines = await documentedInstall();
  say(`\nAs on the page:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  return lines.map((line) => line.replace('https://pehchan.example', SITE));
}

const given = JSON.parse(process.argv[2] ?? '{}') as Given;

await runCommand(
  async () => {
    relayTo(given.relay);
    const engine = await step('Starting an engine', () =>
      startEngine(given.trees.sid, given.folder, [given.folder, given.copy]),
    );
    await buildStandIns(engine, given.trees, given.folder);
    await sayVersions(engine);
    const project = new Project(engine, given.copy);
    await project.run([...(await sayInstall()), ...SETTINGS].join('\n'));
    await writeFile(join(given.copy, 'contacts.json'), OWN_PEOPLE);
    await project.step('Building and starting everything', 'docker compose up -d --build --wait');
    const family = await firstDays(project);
    await project.part('A team publishes, the operator approves', () => publish(project));
    await project.part('A first backup, and the doctor runs', () => doctor(project));
    await project.part('Each container is killed under sign-ups', () => killEach(project));
    await project.part('Everything moves', () => moveToEmpty(project, family));
    await project.part('An update under requests', () => updateUnderRequests(project));
    const what = project.problems.length === 0 ? '✓ All parts passed' : '✗ Some parts failed';
    return {
      exitCode: project.problems.length === 0 ? 0 : 1,
      lastLine: [...project.problems, `${what} (${duration(performance.now())}).`].join('\n'),
    };
  },
  { exitCodeWhenStopped: 1 },
);
