import { stat, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { errorCode, type Lifetime, until, UserError } from '../../lib/index.ts';
import type { DataDir } from '../data-dir.ts';

/** In milliseconds: how long a new start waits for an earlier one to stop and release the data directory. */
const LEAVES_WITHIN = 4_000;

/** Allow one start per data directory. A listening socket is the lock: it ends with its process. */
export async function lockDataDir(dataDir: DataDir, holder: string, lifetime: Lifetime): Promise<void> {
  const address = await lockAddress(dataDir);
  let server: Server | undefined;
  const isTaken = async () => (server = await listen(address, holder)) !== undefined;
  await until(isTaken, { within: LEAVES_WITHIN });
  if (!server) {
    const other = await ask(address);
    throw new UserError(
      `Pehchan already runs on ${dataDir.path}${other ? ` (${other})` : ''}. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
  const held = server.unref();
  await lifetime.onEnd(() => held[Symbol.asyncDispose]());
}

export async function isLocked(dataDir: DataDir): Promise<boolean> {
  return (await ask(await lockAddress(dataDir))) !== undefined;
}

/** Return the address of the lock's socket. On Linux it has no file that a killed process could leave. */
async function lockAddress(dataDir: DataDir): Promise<string> {
  if (process.platform !== 'linux') return join(dataDir.run, 'lock.sock');
  const { dev, ino } = await stat(dataDir.path);
  return `\0pehchan-${dev}-${ino}`;
}

async function listen(address: string, holder: string): Promise<Server | undefined> {
  const isFile = !address.startsWith('\0');
  if (isFile && (await ask(address)) === undefined) await unlink(address).catch(() => undefined);
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => undefined).end(holder));
    server.once('error', (error) => {
      if (errorCode(error) === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => resolve(server));
  });
}

async function ask(address: string): Promise<string | undefined> {
  try {
    return await text(connect(address));
  } catch {
    return undefined;
  }
}
