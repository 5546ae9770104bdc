export { LOOK, type Marking } from './marking/marking-job.ts';
export { Marker } from './marking/marker.ts';
export type { Holder } from './marking/visible.ts';
export { readOnlyPhotos, shrunk } from './pictures.ts';
export { WorkFailed } from './worker.ts';
