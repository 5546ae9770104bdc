import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { url, type EndpointName } from '@pehchan/contract/endpoints';
import { photoUrl } from '@pehchan/contract/photos';
import { say, step } from '../../lib/index.ts';
import { nextFamily, PASSWORD, signUpAs, type Family } from '../resilience/families.ts';
import { cookiesAfter, send, setUpSecondStep } from '../second-step.ts';
import { SITE, type Project } from './project.ts';

export async function firstDays(project: Project): Promise<Family> {
  const [owner, viewer, administrator] = [nextFamily(), nextFamily(), nextFamily()];
  const cookies = await step('Three families sign up with a photo', () =>
    Promise.all([owner, viewer, administrator].map((family) => signUpAs(SITE, family))),
  );
  const [ownCookie = '', viewerCookie = ''] = cookies;
  for (const cookie of cookies) project.expect(Boolean(cookie), 'A sign-up with a photo is refused.');
  await step('An administrator is granted and approves', () => approveAll(project, administrator));
  await step('Another family sees the photo, marked', () => seePhoto(project, ownCookie, viewerCookie));
  return owner;
}

async function approveAll(project: Project, { phone }: Family): Promise<void> {
  const granted = await project.operate(`admin grant ${phone} --yes`);
  const signedIn = cookiesAfter(await send(SITE, 'login', { phone, password: PASSWORD }));
  const users = await get('getPendingUsers', signedIn);
  project.expect(users.status === 403, 'An administrator acts without a second step.');
  const { cookie } = await setUpSecondStep(SITE, signedIn, granted);
  const pending = (await (await get('getPendingUsers', cookie)).json()) as { users: { id: number }[] };
  const ids = pending.users.map(({ id }) => id);
  await send(SITE, 'reviewUsers', { ids, status: 'approved' }, cookie);
}

async function seePhoto(project: Project, ownCookie: string, viewerCookie: string): Promise<void> {
  const own = (await (await get('getOwnProfiles', ownCookie)).json()) as {
    profiles: { id: number; image: string }[];
  };
  const address = SITE + (photoUrl(own.profiles[0]?.image, 'view') ?? '');
  const [seen, owned] = await Promise.all(
    [viewerCookie, ownCookie].map((cookie) => bytesOf(address, cookie)),
  );
  project.expect((seen?.length ?? 0) > 0, `The photo is not shown to an approved family (${address}).`);
  project.expect(!seen?.equals(owned ?? Buffer.alloc(0)), 'The photo has no mark of its viewer.');
  const signedOut = await fetch(address);
  project.expect([401, 403].includes(signedOut.status), 'The photo is shown to people who are signed out.');
}

/** Publish as a remote team does, which has only its own checkout and a token. */
export async function publish(project: Project): Promise<string> {
  const added = await project.operate('release publisher add member "Member team"');
  const token = /pehchan_member_\S+/.exec(added)?.[0] ?? '';
  const file = join(project.folder, 'member-app', 'package.json');
  const before = await readFile(file, 'utf8');
  await writeFile(file, before.replace(/"version": "[^"]+"/, '"version": "1.0.99"'));
  const env = { RELEASE_TOKEN: token, RELEASE_URL: SITE, PUBLIC_URL: 'http://localhost' };
  const team = async (...args: string[]) =>
    execa(process.execPath, ['infra/release/cli.ts', ...args], { cwd: project.folder, env });
  await team('publish', 'member');
  await writeFile(file, before);
  await team('promote', 'member', '--unchecked', 'a trial');
  const version = /1\.0\.99-\w+/.exec(await project.operate('release pending'))?.[0] ?? '';
  await project.operate(`release approve member ${version} --unchecked trial`);
  project.expect((await servedVersion()) === version, 'A version that was approved is not served.');
  return version;
}

export async function doctor(project: Project): Promise<void> {
  await project.operate('backup /backups/first.age');
  const output = await project.attempt('docker compose run --rm -T operate doctor');
  const problems = output.split('\n').filter((line) => line.startsWith('✗'));
  const others = problems.filter((line) => !/Mail is not sent|1 problem/.test(line));
  say(`The doctor: ${problems.join(' ')}`);
  project.expect(others.length === 0, `The doctor finds more than the missing mail: ${others.join(' ')}`);
  project.expect(!output.includes('npm '), 'The doctor names commands that containers don’t have.');
}

export async function servedVersion(): Promise<string> {
  const release = (await (await fetch(`${SITE}/releases/current.json`)).json()) as {
    remotes: Record<string, { version: string }>;
  };
  return release.remotes['member']?.version ?? '';
}

const get = (name: EndpointName, cookie: string) => fetch(SITE + url(name), { headers: { cookie } });

const bytesOf = async (address: string, cookie: string) => {
  const reply = await fetch(address, { headers: { cookie } });
  return reply.ok ? Buffer.from(await reply.arrayBuffer()) : Buffer.alloc(0);
};
