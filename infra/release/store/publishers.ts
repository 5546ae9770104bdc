import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { exists, UserError, writeAtomically } from '../../lib/index.ts';
import { withSiteLock } from './lock.ts';
import type { Site } from './site.ts';

/** `checks`: the right of the operator's tester, who cannot publish. Other publishers' checks don't count. */
export type PublisherRights = 'waits' | 'promotes' | 'checks';

/** A publisher of one remote over the network. Only a hash of the token is stored. */
export interface Publisher {
  readonly name: string;
  readonly remote: string;
  readonly hash: string;
  readonly since: string;
  readonly until: string;
  readonly duty: PublisherRights;
}

/** A publisher as earlier releases stored it: its end date and rights can be missing. */
type PublisherBefore = Omit<Publisher, 'until' | 'duty'> & Partial<Pick<Publisher, 'until' | 'duty'>>;

export const TOKEN_DAYS = 90;
const ENDS_SOON_DAYS = 14;

const DAY = 86_400_000;
const NAME = /^[A-Za-z0-9][A-Za-z0-9 ._-]{0,39}$/;
const REMOTE = /^[a-z]+$/;

export async function readPublishers(site: Site): Promise<Publisher[]> {
  const until = inDays(TOKEN_DAYS);
  return (await readWritten(site)).map((publisher) => ({ until, duty: 'waits', ...publisher }));
}

/** Update publishers of an earlier release: tokens end 90 days from now, and promotions need approval. */
export async function bringPublishersUpToDate(site: Site): Promise<void> {
  const written = await readWritten(site);
  const isCurrent = written.every(({ until, duty }) => until && duty);
  if (isCurrent && (await exists(site.publishing)) === written.length > 0) return;
  await change(site, (publishers) => publishers);
}

/** @returns the token, which is shown only this once */
export async function addPublisher(
  site: Site,
  remote: string,
  name: string,
  { duty = 'waits', days = TOKEN_DAYS }: { duty?: PublisherRights; days?: number } = {},
): Promise<string> {
  if (!REMOTE.test(remote)) throw new UserError(`‘${remote}’ is not a valid name of a remote.`);
  if (!NAME.test(name)) {
    throw new UserError('A publisher’s name has at most 40 letters, digits, spaces and the signs . _ -');
  }
  if (days > TOKEN_DAYS) throw new UserError(`A token is valid for at most ${TOKEN_DAYS} days.`);
  // 256 random bits can't be guessed, so a fast hash is enough.
  const token = `pehchan_${remote}_${randomBytes(32).toString('base64url')}`;
  await change(site, (publishers) => {
    if (publishers.some((publisher) => publisher.name === name)) {
      throw new UserError(`The publisher ${name} already exists. Remove it first, or choose another name.`);
    }
    const since = new Date().toISOString();
    return [...publishers, { name, remote, hash: hashOf(token), since, until: inDays(days), duty }];
  });
  return token;
}

export async function changeRights(site: Site, name: string, duty: PublisherRights): Promise<void> {
  await change(site, (publishers) => {
    const publisher = publishers.find((candidate) => candidate.name === name);
    if (!publisher) throw new UserError(`There is no publisher ${name}.`);
    if (publisher.duty === 'checks') throw new UserError(`${name} records checks and cannot publish.`);
    return publishers.map((candidate) => (candidate === publisher ? { ...candidate, duty } : candidate));
  });
}

export async function removePublisher(site: Site, name: string): Promise<void> {
  await change(site, (publishers) => {
    const left = publishers.filter((publisher) => publisher.name !== name);
    if (left.length === publishers.length) throw new UserError(`There is no publisher ${name}.`);
    return left;
  });
}

/** Read the file each time, so that a revoked token fails immediately. */
export async function publisherOf(site: Site, token: string): Promise<Publisher | undefined> {
  const own = Buffer.from(hashOf(token));
  return (await readPublishers(site)).find((publisher) => timingSafeEqual(Buffer.from(publisher.hash), own));
}

export const hasEnded = ({ until }: Publisher) => until <= new Date().toISOString();
export const endsSoon = ({ until }: Publisher) => until <= inDays(ENDS_SOON_DAYS);

async function readWritten(site: Site): Promise<PublisherBefore[]> {
  const text = await readFile(site.publishers, 'utf8').catch(() => '[]');
  return JSON.parse(text) as PublisherBefore[];
}

/** Write the publishers. If no publisher is left, remove both files: the gateway then returns 404. */
async function change(site: Site, next: (publishers: Publisher[]) => Publisher[]): Promise<void> {
  await withSiteLock(site, async () => {
    const publishers = next(await readPublishers(site));
    if (publishers.length === 0) {
      for (const file of [site.publishing, site.publishers]) await rm(file, { force: true });
      return;
    }
    await writeAtomically(site.publishers, JSON.stringify(publishers, null, 2), 0o600);
    await writeAtomically(site.publishing, '', 0o644);
  });
}

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

const hashOf = (token: string) => hash('sha256', token);
