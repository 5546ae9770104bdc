export { discardPhotos, keepPhoto, removePhotos, sweepPhotos, withStoredPhoto } from './commands/photos.ts';
export { PhotoRemoval } from './models/photo-removal.ts';
