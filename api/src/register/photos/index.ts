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
export { type CopiedPhoto, copiedPhotosOf, type Origin, PhotoOrigin } from './models/photo-origin.ts';
export { PhotoRemoval } from './models/photo-removal.ts';
export { judge, type Judgement } from './tracing/judge.ts';
export { CHECK_LIMITS, type Shown, traceCopy } from './tracing/trace-copy.ts';
export { TraceTooHeavy } from './tracing/tracer.ts';
export { verdictOf } from './marks/detect/score.ts';
export { markSecrets } from './mark-secrets.ts';
export { keepCopiesTidy, removeCopiesFor } from './commands/tidy-copies.ts';
export { endMarking, problemWithLetters } from './marks/marker.ts';
export { noteServing } from './commands/note-serving.ts';
export { bytesOf, copyFor } from './commands/serve-copy.ts';
export { photoOwner } from './models/photo-owner.ts';
export { placeholder } from './placeholder.ts';
