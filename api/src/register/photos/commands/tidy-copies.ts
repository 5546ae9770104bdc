import { SHELVES } from '../../../ground/gateways/copy-cache.ts';
import { logger } from '../../../ground/runtime/logger.ts';
import { MarkCode } from '../../../identity/accounts/index.ts';
import { keptCopies } from '../copies.ts';
import { ownedAmong } from '../models/photo-owner.ts';

const HOUR = 3_600_000;
const AT_ONCE = 500;

/** Remove the copies that were made for deleted accounts. `tidyCopies` repeats a failed removal. */
export async function removeCopiesFor(userIds: number[]): Promise<void> {
  try {
    await keptCopies.removeAccounts(await MarkCode.codesOf(userIds));
  } catch (error) {
    logger.warn({ err: error }, 'marked copies of a deleted account are left for an hour');
  }
}

/** Remove the oldest copies over the limit, and those of deleted photos and accounts. */
export async function tidyCopies(): Promise<void> {
  const [photoKeys, codes] = [new Set<string>(), new Set<string>()];
  for (const shelf of SHELVES) {
    for (const { photoKey, code } of await keptCopies.names(shelf)) {
      photoKeys.add(photoKey);
      codes.add(code);
    }
  }
  const isGone = async (all: Set<string>, stillThere: (some: string[]) => Promise<Set<string>>) => {
    const gone = new Set(all);
    const every = [...all];
    for (let at = 0; at < every.length; at += AT_ONCE) {
      for (const one of await stillThere(every.slice(at, at + AT_ONCE))) gone.delete(one);
    }
    return gone;
  };
  const photos = await isGone(photoKeys, ownedAmong);
  const accounts = await isGone(codes, MarkCode.inUseAmong);
  if (photos.size > 0) await keptCopies.removePhotos(photos);
  if (accounts.size > 0) await keptCopies.removeAccounts(accounts);
  await keptCopies.removeOldest();
}

/** Tidy copies every hour in each process, because each machine may have its own folder of copies. */
export function keepCopiesTidy(): void {
  const tidy = () =>
    void tidyCopies().catch((error: unknown) => logger.warn({ err: error }, 'marked copies aren’t tidied'));
  tidy();
  setInterval(tidy, HOUR).unref();
}
