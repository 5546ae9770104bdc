export { checkPhotos, notePhotos } from './commands/check-photos.ts';
