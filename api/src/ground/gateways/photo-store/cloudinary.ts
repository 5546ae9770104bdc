import type { PhotoFile } from '@pehchan/operating';
import type { StoredSize } from '@pehchan/contract/photos';
import { v2 as cloudinary } from 'cloudinary';
import { Unavailable } from '../../runtime/errors.ts';
import { parsePhotoName, photoName, SIZES } from './photo-name.ts';
import type { PhotoFiles, PhotoStore } from './types.ts';

const TIMEOUT = 10_000;
/** Cloudinary delivers these files only under signed addresses, and only this API can sign. */
const KIND = { type: 'authenticated', resource_type: 'image' } as const;

const FOLDER = 'pehchan/';
/** Files in one page of Cloudinary's list: the most that Cloudinary allows. */
const PAGE = 500;

const idOf = (key: string, size: StoredSize) => FOLDER + photoName(key, size);

/** Store each size as one asset at Cloudinary. The SDK reads `CLOUDINARY_URL` when it is loaded. */
export function cloudinaryStore(): PhotoStore {
  return {
    async put(key: string, files: Partial<PhotoFiles>) {
      await Promise.all(
        SIZES.map(async (size) => {
          const bytes = files[size];
          if (bytes) await inStore(upload(idOf(key, size), bytes));
        }),
      );
    },

    async get(key: string, size: StoredSize) {
      const response = await inStore(
        fetch(addressOf(idOf(key, size)), { signal: AbortSignal.timeout(TIMEOUT) }),
      );
      if (response.status === 404) return undefined;
      if (!response.ok) {
        throw new Unavailable('the photo store', refused('delivery', response.status));
      }
      return Buffer.from(await inStore(response.arrayBuffer()));
    },

    async remove(key: string, sizes = SIZES) {
      await Promise.all(sizes.map((size) => inStore(destroy(idOf(key, size)))));
    },

    async list() {
      const files: PhotoFile[] = [];
      let cursor: string | undefined;
      do {
        const page = await inStore(listFrom(cursor));
        files.push(...page.resources.flatMap(({ public_id: id }) => fileOf(id) ?? []));
        cursor = page.next_cursor;
      } while (cursor);
      return files;
    },
  };
}

function upload(publicId: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { ...KIND, public_id: publicId, format: 'webp', overwrite: true, timeout: TIMEOUT };
    cloudinary.uploader
      .upload_stream(options, (error) => (error ? reject(asError(error)) : resolve()))
      .end(bytes);
  });
}

async function destroy(publicId: string): Promise<void> {
  const answer: unknown = await cloudinary.uploader.destroy(publicId, { ...KIND, invalidate: true });
  const result =
    typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : undefined;
  // `not found`: the file was never stored, or an interrupted removal has already removed it.
  if (result !== 'ok' && result !== 'not found') throw new Error(`destroy answered ${String(result)}`);
}

const fileOf = (publicId: string) => parsePhotoName(publicId.slice(FOLDER.length));

function listFrom(
  cursor: string | undefined,
): Promise<{ resources: { public_id: string }[]; next_cursor?: string }> {
  const options = { ...KIND, prefix: FOLDER, max_results: PAGE, timeout: TIMEOUT };
  return cloudinary.api.resources(cursor ? { ...options, next_cursor: cursor } : options);
}

function addressOf(publicId: string): string {
  const secure = String(cloudinary.config().secure) !== 'false';
  return cloudinary.url(publicId, { ...KIND, format: 'webp', sign_url: true, secure, urlAnalytics: false });
}

/** Convert what Cloudinary's SDK throws to an Error. Its text may name the account: keep only the status. */
function asError(rejected: unknown): Error {
  const inner =
    typeof rejected === 'object' && rejected !== null && 'error' in rejected ? rejected.error : undefined;
  return refused('the SDK', statusOf(rejected) ?? statusOf(inner));
}

const statusOf = (record: unknown): unknown =>
  typeof record === 'object' && record !== null && 'http_code' in record ? record.http_code : undefined;

const refused = (who: string, code: unknown) => Object.assign(new Error(`${who} refused`), { code });

async function inStore<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const cause = error instanceof Error ? error : asError(error);
    throw new Unavailable('the photo store', cause, 'refused.photoStore');
  }
}
