export {
  decodePhoto,
  discardPhotos,
  keepPhoto,
  refusedPicture,
  removePhotos,
  withStoredPhoto,
} from './commands/photos.ts';
export { photoSweep } from './commands/photo-sweep.ts';
export { countFamiliesServed } from './models/photo-serving.ts';
export {
  type Checked,
  type CopiedPhoto,
  copiedPhotosOf,
  type Origin,
  PhotoOrigin,
} from './models/photo-origin.ts';
export { knownAmong } from './models/known-photos.ts';
export { PhotoRemoval } from './models/photo-removal.ts';
export { CHECK_LIMITS, traceCopy } from './trace-copy.ts';
export { markSecrets } from './mark-secrets.ts';
export { keepCopiesTidy, removeCopiesFor } from './commands/tidy-copies.ts';
export { endMarking, problemWithLetters } from './marking.ts';
export { noteServing } from './commands/note-serving.ts';
export { bytesOf, copyFor } from './commands/serve-copy.ts';
export { photoForSheet } from './commands/photo-for-sheet.ts';
export { accountCodeOf, isSheetCode, sheetCodeOf } from './sheet-code.ts';
export { photoOwner } from './models/photo-owner.ts';
export { placeholder } from './placeholder.ts';
