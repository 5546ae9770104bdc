import { serveJobs } from '../in-worker.ts';
import { checkLetters } from '../marking/letters.ts';
import { drawSheet } from './draw-sheet.ts';
import type { SheetJob } from './sheet-page.ts';

/** This process draws sheets, so that neither the API nor the marking of copies waits for one. */
await serveJobs<SheetJob>(checkLetters, drawSheet);
