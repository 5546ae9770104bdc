import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { PhotoSize, StoredSize } from '@pehchan/contract/photos';
import { type Holder, LOOK } from '@pehchan/marks/mark';
import { copyCache, type CopyName } from '../../ground/gateways/copy-cache.ts';
import { env } from '../../ground/runtime/env.ts';
import type { UserRow } from '../../identity/accounts/index.ts';
import { markSecrets } from './mark-secrets.ts';

/** Whom a copy is made for. */
export type Viewer = Pick<UserRow, 'id' | 'fullName' | 'phone'>;

/** An account's copy of a photo in one size, whether it has been made or not, and the secret of its mark. */
export type Copy = CopyName & { size: PhotoSize; holder: Holder; secret: string };

/** The stored picture that copies of each size are made of. */
export const MADE_OF: Readonly<Record<PhotoSize, StoredSize>> = {
  table: 'table',
  card: 'card',
  view: 'screen',
};

const MEGABYTE = 1024 * 1024;

/** The copies that this machine has made; not in the backup, since each can be made again. */
export const keptCopies = copyCache(join(env.dataDir, 'marked'), env.markedPhotosMb * MEGABYTE);

/** Five of the ten digits: enough to know whose it is, too few to call. */
const DIGITS = 5;

/**
 * What an account's copy is known by: to a browser as its tag, and in the folder of copies. A name or number
 * that has changed, or another secret, make another copy.
 */
export function copyOf(viewer: Viewer, code: string, photoKey: string, size: PhotoSize): Copy {
  const holder: Holder = { name: viewer.fullName, digits: viewer.phone.slice(-DIGITS), code };
  const [secret = ''] = markSecrets();
  const tag = createHmac('sha256', secret)
    .update([LOOK, photoKey, size, code, holder.name, holder.digits].join('\0'))
    .digest('hex')
    .slice(0, 16);
  return { photoKey, size, code, tag, holder, secret };
}
