import { recordPagesRead } from './audit/index.ts';
import {
  forgetContactChanges,
  forgetRecoveryRequests,
  mailContactChange,
  mailNewEmail,
  mailOtp,
  mailPassword,
} from './accounts/index.ts';
import { mailStillLooking, stillLooking } from './listing/index.ts';
import { photoSweep } from './photos/index.ts';
import { mailApproval, mailRejection } from './review/index.ts';
import { mailSecondStep } from './second-step/index.ts';
import { rebuildNameKeys } from './lists/rebuild-keys.ts';
import { definePeriodicTask, forgetTasks, type TaskKind } from './tasks/index.ts';
import { checkPhotos, notePhotos } from './trace/index.ts';

const HOUR = 3_600_000;

/** After an upgrade or a restore; else every text is found to have its keys. */
const keepNameKeys = definePeriodicTask('name-keys', HOUR, async () => {
  await rebuildNameKeys();
});

const recordPages = definePeriodicTask('pages-read', HOUR, recordPagesRead);

/** Everything that is done later, and that this process knows how to do. */
export const taskKinds: readonly TaskKind[] = [
  mailOtp,
  mailNewEmail,
  mailContactChange,
  mailPassword,
  mailApproval,
  mailRejection,
  mailSecondStep,
  mailStillLooking,
  stillLooking,
  photoSweep,
  notePhotos,
  checkPhotos,
  forgetContactChanges,
  forgetRecoveryRequests,
  forgetTasks,
  keepNameKeys,
  recordPages,
];
