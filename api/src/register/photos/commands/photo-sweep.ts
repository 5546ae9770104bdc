import { definePeriodicTask } from '../../../ground/tasks/index.ts';
import { sweepPhotos } from './photos.ts';

const EVERY = 10 * 60 * 1000;

export const photoSweep = definePeriodicTask('sweep-photos', EVERY, sweepPhotos);
