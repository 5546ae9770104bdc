import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack } from 'tar-stream';
import { errorCode, messageOf, UserError } from '../lib/index.ts';
import { writeBeside } from './part-file.ts';

// With a key, a backup is encrypted as by `age -p`, so no part can be changed. `age -d … | tar xz` opens it.

const AGE = 'age-encryption.org/v1';
/** To try one key takes 256 MiB and about a second, as age's default: a weak passphrase is hard to guess. */
const SCRYPT = 18;

export interface Archive {
  add(name: string, content: Buffer): Promise<void>;
}

/** Write an archive that appears only when complete. To try one key takes 2 to the `workFactor` steps. */
export function writeArchive(
  file: string,
  key: string | undefined,
  write: (archive: Archive) => Promise<void>,
  workFactor = SCRYPT,
): Promise<void> {
  return writeBeside(file, async (save) => {
    const entries = pack();
    const add = (name: string, content: Buffer) =>
      new Promise<void>((resolve, reject) => {
        entries.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
      });
    const compressed = createGzip({ level: constants.Z_BEST_SPEED });
    const packed = pipeline(Readable.from(entries), compressed);
    const written = save(key ? await encrypted(compressed, key, workFactor) : compressed);
    const saved = Promise.all([packed, written]);
    try {
      const filled = write({ add });
      // End the backup as soon as the disk is full, not only when all data is read.
      await Promise.race([filled, saved.then(() => filled)]);
      entries.finalize();
      await saved;
    } catch (error) {
      entries.destroy(error instanceof Error ? error : undefined);
      await Promise.allSettled([packed, written]);
      throw error;
    }
  });
}

export interface Entry {
  readonly name: string;
  readonly content: Buffer;
}

export interface Opening {
  readonly key: string | undefined;
  /** Accept an unencrypted backup although a key is set: anyone could have made that backup. */
  readonly plain?: boolean;
}

/** @throws UserError for a file that is damaged, is no backup, or needs another key */
export async function* readArchive(file: string, { key, plain }: Opening): AsyncGenerator<Entry> {
  const entries = extract();
  const isSealed = await isEncrypted(file);
  if (!isSealed && key && !plain) throw new UserError(forgeable(file));
  const source = isSealed ? await decrypted(file, key) : createReadStream(file);
  let failure: unknown;
  const read = pipeline(source, createGunzip(), entries).catch((error: unknown) => {
    failure = error;
  });
  try {
    for await (const entry of entries) {
      yield { name: entry.header.name, content: await buffer(entry) };
    }
    await read;
  } catch (error) {
    failure ??= error;
  }
  if (failure) throw new UserError(`${file} is damaged, or isn't a backup (${messageOf(failure)}).`);
}

const forgeable = (file: string) =>
  `${file} is not encrypted, although BACKUP_KEY is set: anyone can have made it. Nothing was changed. If you trust it, add --plain.`;

async function encrypted(source: Readable, key: string, workFactor: number): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(key);
  encrypter.setScryptWorkFactor(workFactor);
  return fromWeb(await encrypter.encrypt(toWeb(source)));
}

async function decrypted(file: string, key: string | undefined): Promise<Readable> {
  if (!key) throw new UserError(`${file} is encrypted. Set BACKUP_KEY to the key that it was made with.`);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(createReadStream(file))));
  } catch (error) {
    throw new UserError(`${file} was made with another BACKUP_KEY, or is damaged (${messageOf(error)}).`);
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  try {
    await using handle = await open(file);
    const { buffer: head } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0);
    return head.toString() === AGE;
  } catch (error) {
    throw new UserError(`${file} can't be read: ${REASONS[errorCode(error) ?? ''] ?? messageOf(error)}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
};

const toWeb = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as ReadableStream<Uint8Array>);
