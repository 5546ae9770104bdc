import { setTimeout as pause } from 'node:timers/promises';
import type { Numbered, PhotoStoreCall, PhotoStoreReply } from '@pehchan/operating';
import { photoStore } from '../../ground/gateways/photo-store/photo-store.ts';
import { Unavailable } from '../../ground/runtime/errors.ts';

/** Serve the photo store to the operator's commands, which start this process and send it their calls. */

/** Milliseconds before each retry of a photo store call; together as long as a short loss of connection. */
const PAUSES = [500, 1000, 2000, 4000];
/** Errors that no retry fixes: wrong credentials, a missing right, or a full disk. */
const FOR_GOOD: unknown[] = [401, 403, 'ENOSPC', 'EDQUOT', 'EACCES', 'EROFS'];

async function carryOut(call: PhotoStoreCall): Promise<PhotoStoreReply> {
  if (call.action === 'list') return { files: await photoStore.list() };
  const { key, size } = call.file;
  if (call.action === 'get') return { bytes: await photoStore.get(key, size) };
  if (call.action === 'put') await photoStore.put(key, { [size]: Buffer.from(call.bytes) });
  else await photoStore.remove(key, [size]);
  return {};
}

async function withPatience(call: PhotoStoreCall): Promise<PhotoStoreReply> {
  for (const milliseconds of PAUSES) {
    try {
      return await carryOut(call);
    } catch (error) {
      if (!(error instanceof Unavailable) || FOR_GOOD.includes(codeOf(error.cause))) throw error;
      await pause(milliseconds);
    }
  }
  return carryOut(call);
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Return the text of an error with its cause: the operator, who runs the photo store, needs it. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = typeof codeOf(error) === 'number' ? ` ${String(codeOf(error))}` : '';
  const because = error.cause ? ` (${sentenceOf(error.cause)})` : '';
  return error.message + code + because;
}

process.on('message', ({ id, ...call }: Numbered<PhotoStoreCall>) => {
  void withPatience(call)
    .catch((error: unknown): PhotoStoreReply => ({ problem: sentenceOf(error) }))
    .then((reply) => process.send?.({ ...reply, id } satisfies Numbered<PhotoStoreReply>));
});
process.on('disconnect', () => process.exit());
