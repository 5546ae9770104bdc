import { env } from '../../runtime/env.ts';
import { diskStore } from './disk.ts';
import type { PhotoStore } from './types.ts';

/** Cloudinary's SDK is loaded only if the settings name it. */
export const photoStore: PhotoStore = env.cloudinaryUrl
  ? (await import('./cloudinary.ts')).cloudinaryStore()
  : diskStore(env.dataDir);
