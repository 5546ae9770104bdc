import { object } from 'yup';
import { mailStillLooking, stillLooking } from './features/listing/index.ts';
import { mailApproval, mailRejection } from './features/review/index.ts';
import { checkPhotos, notePhotos } from './features/trace/index.ts';
import { rebuildNameKeys } from './ground/lists/rebuild-keys.ts';
import { definePeriodicTask, defineTask, forgetTasks, type TaskKind } from './ground/tasks/index.ts';
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

/** This job adds search keys and derived columns that are missing. Usually nothing is missing. */
const keepNameKeys = definePeriodicTask('name-keys', HOUR, async () => {
  await rebuildNameKeys();
});

/** A migration plans this job, so that old rows get new keys and columns right after an upgrade. */
const rebuildNames = defineTask({
  name: 'rebuild-names',
  schema: object({}),
  run: async () => {
    await rebuildNameKeys();
    return 'done';
  },
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
  rebuildNames,
  recordPages,
];
