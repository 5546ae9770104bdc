import { STORED_SIZES } from '@pehchan/contract/photo-values';
import sharp from 'sharp';
import { serveJobs } from '../in-worker.ts';
import { shrunk } from '../pictures.ts';
import { checkLetters } from './letters.ts';
import { markedCopy } from './marked-copy.ts';
import type { MarkingJob } from './marking-job.ts';

await serveJobs(checkLetters, async ({ picture, marking }: MarkingJob) => {
  const stored = Buffer.from(picture);
  return marking ? markedCopy(stored, marking) : shrunk(sharp(stored), STORED_SIZES.screen).toBuffer();
});
