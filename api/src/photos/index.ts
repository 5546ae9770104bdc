export { decodePhoto, discardPhotos, keepPhoto, removePhotos, withStoredPhoto } from './commands/photos.ts';
export { photoSweep } from './commands/photo-sweep.ts';
export { PhotoRemoval } from './models/photo-removal.ts';
export { keepCopiesTidy, removeCopiesFor } from './commands/tidy-copies.ts';
export { endMarking, problemWithLetters } from './marks/marker.ts';
