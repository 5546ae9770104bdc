import { env } from '../../runtime/env.ts';
import { diskStore } from './disk.ts';
import type { PhotoStore } from './types.ts';

/** The store that the settings name. Cloudinary's SDK is loaded only if it is used. */
export const photoStore: PhotoStore = env.cloudinaryUrl
  ? (await import('./cloudinary.ts')).cloudinaryStore()
  : diskStore(env.dataDir);
