import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Numbered, PhotoFile, PhotoStoreCall, PhotoStoreReply } from '@pehchan/operating';
import { PHOTO_SIZES, STORED_SIZES, type StoredSize } from '@pehchan/contract/photos';
import { execa } from 'execa';
import { commandEnvironment } from '../launch/api.ts';
import { type Lifetime, ROOT, UserError } from '../lib/index.ts';

/** The number of simultaneous requests to the photo store, and so of photos in memory. */
export const AT_ONCE = 8;

const SIZES = Object.keys(STORED_SIZES) as StoredSize[];

/** Photos on the site's disk or at Cloudinary. @throws UserError after failed retries */
export interface PhotoStore {
  list(): Promise<PhotoFile[]>;
  /** Read photo files in order. A file that the store lacks has no `bytes`. */
  read(files: Iterable<PhotoFile>): AsyncIterable<{ file: PhotoFile; bytes: Buffer | undefined }>;
  put(file: PhotoFile, bytes: Buffer): Promise<void>;
  remove(file: PhotoFile): Promise<void>;
}

/** Read and write photos through a process of the API, with the environment `env`, until the command ends. */
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

export const filesOf = (keys: readonly string[]): PhotoFile[] =>
  keys.flatMap((key) => SIZES.map((size) => ({ key, size })));

/** The size `screen` can be missing: photos of early releases get it only when they are first opened. */
export const isNeeded = ({ size }: PhotoFile) => Object.hasOwn(PHOTO_SIZES, size);

export const nameOf = ({ key, size }: PhotoFile) => `${key.slice(0, 2)}/${key}-${size}.webp`;

/** Parse a photo's file name; undefined for any other file. */
export function parseName(name: string): PhotoFile | undefined {
  const [, key = '', found] = /^[0-9a-f]{2}\/([0-9a-f]{32})-(\w+)\.webp$/.exec(name) ?? [];
  const size = SIZES.find((known) => known === found);
  return size && nameOf({ key, size }) === name ? { key, size } : undefined;
}

function openChannel(env: NodeJS.ProcessEnv, lifetime: Lifetime) {
  const child = execa(process.execPath, ['src/top/cli/photo-store.ts'], {
    ...{ cwd: join(ROOT, 'api'), env: commandEnvironment(env), extendEnv: false },
    ...{ ipc: true, buffer: { ipc: false }, stdin: 'ignore', stdout: 'ignore', reject: false },
  });
  void lifetime.onEnd(async () => {
    child.kill();
    await child;
  });
  let calls = 0;
  return async (request: PhotoStoreCall): Promise<PhotoStoreReply> => {
    const id = (calls += 1);
    const answer = child.getOneMessage({ filter: (message) => (message as Numbered<object>).id === id });
    const [reply] = await Promise.all([answer, child.sendMessage({ ...request, id })]).catch(async () => {
      throw new UserError(`The photo store has ended:\n${(await child).stderr}`);
    });
    const { problem, ...found } = reply as PhotoStoreReply;
    if (problem !== undefined) throw new UserError(`Photos can't be copied: ${problem}.`);
    return found;
  };
}
