import { mailStillLooking, stillLooking } from './features/listing/index.ts';
import { mailApproval, mailRejection } from './features/review/index.ts';
import { checkPhotos, notePhotos } from './features/trace/index.ts';
import { rebuildNameKeys } from './ground/lists/rebuild-keys.ts';
import { definePeriodicTask, forgetTasks, type TaskKind } from './ground/tasks/index.ts';
import {
  forgetContactChanges,
  forgetRecoveryRequests,
  mailContactChange,
  mailNewEmail,
  mailOtp,
  mailPassword,
} from './identity/accounts/index.ts';
import { recordPagesRead } from './identity/audit/index.ts';
import { mailSecondStep } from './identity/second-step/index.ts';
import { photoSweep } from './register/photos/index.ts';

const HOUR = 3_600_000;

/** This job adds missing search keys of names after an upgrade or a restore. Otherwise it does nothing. */
const keepNameKeys = definePeriodicTask('name-keys', HOUR, async () => {
  await rebuildNameKeys();
});

const recordPages = definePeriodicTask('pages-read', HOUR, recordPagesRead);

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
