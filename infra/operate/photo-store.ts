import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Numbered, PhotoFile, PhotoStoreCall, PhotoStoreReply } from '@pehchan/operating';
import { PHOTO_SIZES, STORED_SIZES, type StoredSize } from '@pehchan/contract/photos';
import { type Lifetime, ROOT, UserError } from '../lib/index.ts';

/**
 * Photos that are held in memory while they come or go; and what is asked at once of a store at the end of a
 * line.
 */
export const AT_ONCE = 8;

const SIZES = Object.keys(STORED_SIZES) as StoredSize[];

/**
 * The photo store of the site, on its disk or at Cloudinary. What it can't do even when asked again is a
 * `UserError`.
 */
export interface PhotoStore {
  list(): Promise<PhotoFile[]>;
  /** Each of these, in their order; without bytes when it isn't there. */
  read(files: Iterable<PhotoFile>): AsyncIterable<{ file: PhotoFile; bytes: Buffer | undefined }>;
  put(file: PhotoFile, bytes: Buffer): Promise<void>;
  remove(file: PhotoFile): Promise<void>;
}

/**
 * @param env what the API runs with: its own code has the stores, in a process that lives as long as the
 * command
 */
export function openPhotoStore(env: NodeJS.ProcessEnv, lifetime: Lifetime): PhotoStore {
  const call = openChannel(env, lifetime);
  const get = async (file: PhotoFile) => {
    const { bytes } = await call({ action: 'get', file });
    return { file, bytes: bytes && Buffer.from(bytes) };
  };
  return {
    list: async () => (await call({ action: 'list' })).files ?? [],
    read: (files) => Readable.from(files).map(get, { concurrency: AT_ONCE }),
    put: async (file, bytes) => void (await call({ action: 'put', file, bytes })),
    remove: async (file) => void (await call({ action: 'remove', file })),
  };
}

/** Every file that photos of these keys have, or may have: see `isNeeded`. */
export const filesOf = (keys: readonly string[]): PhotoFile[] =>
  keys.flatMap((key) => SIZES.map((size) => ({ key, size })));

/** A photo of the version before has the screen's size only once somebody has opened it. */
export const isNeeded = ({ size }: PhotoFile) => Object.hasOwn(PHOTO_SIZES, size);

/** What a file is called in a backup, and in `photos/` of a data directory. */
export const nameOf = ({ key, size }: PhotoFile) => `${key.slice(0, 2)}/${key}-${size}.webp`;

/** @returns undefined when no photo is called so */
export function parseName(name: string): PhotoFile | undefined {
  const [, key = '', found] = /^[0-9a-f]{2}\/([0-9a-f]{32})-(\w+)\.webp$/.exec(name) ?? [];
  const size = SIZES.find((known) => known === found);
  return size && nameOf({ key, size }) === name ? { key, size } : undefined;
}

type Waiting = { resolve: (reply: PhotoStoreReply) => void; reject: (error: Error) => void };

function openChannel(env: NodeJS.ProcessEnv, lifetime: Lifetime) {
  const child = fork(join(ROOT, 'api', 'src', 'cli', 'photo-store.ts'), {
    cwd: join(ROOT, 'api'),
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const waiting = new Map<number, Waiting>();
  let end: UserError | undefined;
  const said = text(child.stderr ?? Readable.from(''));
  const ended = once(child, 'exit').then(async () => {
    end = new UserError(`The photo store has ended:\n${await said}`);
    for (const { reject } of waiting.values()) reject(end);
  });
  child.on('message', ({ id, ...reply }: Numbered<PhotoStoreReply>) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (reply.problem === undefined) resolve?.(reply);
    else reject?.(new UserError(`Photos can't be copied: ${reply.problem}.`));
  });
  void lifetime.onEnd(async () => {
    child.kill();
    await ended;
  });

  let id = 0;
  return (asked: PhotoStoreCall) =>
    new Promise<PhotoStoreReply>((resolve, reject) => {
      if (end) return reject(end);
      id += 1;
      waiting.set(id, { resolve, reject });
      // What doesn't reach it any more is rejected with the rest, when its end is noticed.
      child.send({ ...asked, id } satisfies Numbered<PhotoStoreCall>, () => undefined);
    });
}
