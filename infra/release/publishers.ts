import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { UserError, writeAtomically } from '../lib/index.ts';
import { withSiteLock } from './lock.ts';
import type { Site } from './site.ts';

/** Somebody who may ship one remote over the network. Of the token only a hash is kept. */
export interface Publisher {
  readonly name: string;
  readonly remote: string;
  readonly hash: string;
  readonly since: string;
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9 ._-]{0,39}$/;
const REMOTE = /^[a-z]+$/;

export async function readPublishers(site: Site): Promise<Publisher[]> {
  const text = await readFile(site.publishers, 'utf8').catch(() => '[]');
  return JSON.parse(text) as Publisher[];
}

/** @returns the token, which is said this once */
export async function addPublisher(site: Site, remote: string, name: string): Promise<string> {
  if (!REMOTE.test(remote)) throw new UserError(`‘${remote}’ is no name of a remote.`);
  if (!NAME.test(name)) {
    throw new UserError('A publisher’s name is letters, digits, dots, dashes and blanks, at most 40.');
  }
  // 256 random bits can't be guessed, so a fast hash is enough.
  const token = `pehchan_${remote}_${randomBytes(32).toString('base64url')}`;
  await change(site, (publishers) => {
    if (publishers.some((publisher) => publisher.name === name)) {
      throw new UserError(`There is a publisher ${name} already. Remove it first, or choose another name.`);
    }
    return [...publishers, { name, remote, hash: hashOf(token), since: new Date().toISOString() }];
  });
  return token;
}

export async function removePublisher(site: Site, name: string): Promise<void> {
  await change(site, (publishers) => {
    const left = publishers.filter((publisher) => publisher.name !== name);
    if (left.length === publishers.length) throw new UserError(`There is no publisher ${name}.`);
    return left;
  });
}

/** Read each time, so that a token that was taken back is worth nothing at once. */
export async function publisherOf(site: Site, token: string): Promise<Publisher | undefined> {
  const hash = Buffer.from(hashOf(token));
  return (await readPublishers(site)).find((publisher) => timingSafeEqual(Buffer.from(publisher.hash), hash));
}

async function change(site: Site, next: (publishers: Publisher[]) => Publisher[]): Promise<void> {
  await withSiteLock(site, async () => {
    await writeAtomically(site.publishers, JSON.stringify(next(await readPublishers(site)), null, 2), 0o600);
  });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
