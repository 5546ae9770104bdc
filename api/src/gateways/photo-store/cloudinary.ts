import { PHOTO_SIZES, type PhotoSize } from '@pehchan/contract/constants';
import { v2 as cloudinary } from 'cloudinary';
import { Unavailable } from '../../errors.ts';
import type { PhotoFiles, PhotoStore } from './photo-store.ts';

const SIZES = Object.keys(PHOTO_SIZES) as PhotoSize[];
const TIMEOUT = 10_000;
/** Delivered to nobody who doesn't sign the address, which only we can. */
const KIND = { type: 'authenticated', resource_type: 'image' } as const;

const idOf = (key: string, size: PhotoSize) => `pehchan/${key}-${size}`;

/**
 * Photos in Cloudinary, each size an asset of its own. The SDK reads `CLOUDINARY_URL` by itself, at the moment it is loaded:
 * `?upload_prefix=` and, with `secure=false`, `cname=` point it to another server, as the tests do.
 */
export function cloudinaryStore(): PhotoStore {
  return {
    async put(key: string, files: PhotoFiles) {
      await Promise.all(SIZES.map((size) => inStore(upload(idOf(key, size), files[size]))));
    },

    async get(key: string, size: PhotoSize) {
      const response = await inStore(
        fetch(addressOf(idOf(key, size)), { signal: AbortSignal.timeout(TIMEOUT) }),
      );
      if (response.status === 404) return undefined;
      if (!response.ok) {
        throw new Unavailable('the photo store', new Error(`delivery answered ${response.status}`));
      }
      return Buffer.from(await inStore(response.arrayBuffer()));
    },

    async remove(key: string) {
      await Promise.all(SIZES.map((size) => inStore(destroy(idOf(key, size)))));
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
  // What was never stored, or removed before an interruption, is what we want.
  if (result !== 'ok' && result !== 'not found') throw new Error(`destroy answered ${String(result)}`);
}

function addressOf(publicId: string): string {
  const secure = String(cloudinary.config().secure) !== 'false';
  return cloudinary.url(publicId, { ...KIND, format: 'webp', sign_url: true, secure, urlAnalytics: false });
}

/** The SDK rejects with plain records. Their text may name the account, so only the status is kept. */
function asError(error: unknown): Error {
  const code =
    typeof error === 'object' && error !== null && 'http_code' in error ? error.http_code : undefined;
  return Object.assign(new Error('the SDK refused'), { code });
}

async function inStore<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new Unavailable('the photo store', error instanceof Error ? error : asError(error));
  }
}
