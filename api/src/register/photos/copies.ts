import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { PhotoSize, StoredSize } from '@pehchan/contract/photos';
import { type Holder, LOOK } from '@pehchan/marks/mark';
import { copyCache, type CopyName } from '../../ground/gateways/copy-cache.ts';
import { env } from '../../ground/runtime/env.ts';
import type { UserRow } from '../../identity/accounts/index.ts';
import { markSecrets } from './mark-secrets.ts';

export type Viewer = Pick<UserRow, 'id' | 'fullName' | 'phone'>;

/** An account's copy of a photo in one size, with the secret of its mark. The file need not exist yet. */
export type Copy = CopyName & { size: PhotoSize; holder: Holder; secret: string };

export const MADE_OF: Readonly<Record<PhotoSize, StoredSize>> = {
  table: 'table',
  card: 'card',
  view: 'screen',
};

const MEGABYTE = 1024 * 1024;

/** Copies made on this machine. They are not in the backup, because they can be made again. */
export const keptCopies = copyCache(join(env.dataDir, 'marked'), env.markedPhotosMb * MEGABYTE);

/** Digits of the phone number in a mark: five of ten identify the account, but can't be dialled. */
const DIGITS = 5;

/** Return an account's copy with its cache tag. A new name, number or mark secret makes another copy. */
export function copyOf(viewer: Viewer, code: string, photoKey: string, size: PhotoSize): Copy {
  const holder: Holder = { name: viewer.fullName, digits: viewer.phone.slice(-DIGITS), code };
  const [secret = ''] = markSecrets();
  const tag = createHmac('sha256', secret)
    .update([LOOK, photoKey, size, code, holder.name, holder.digits].join('\0'))
    .digest('hex')
    .slice(0, 16);
  return { photoKey, size, code, tag, holder, secret };
}
