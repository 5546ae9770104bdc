import type { PhotoSize } from '@pehchan/contract/photos';
import { photoStore } from '../gateways/photo-store/photo-store.ts';

export const readPhoto = (photoKey: string, size: PhotoSize): Promise<Buffer | undefined> =>
  photoStore.get(photoKey, size);
