import { mailOtp } from './accounts/index.ts';
import { photoSweep } from './photos/index.ts';
import { mailApproval } from './review/index.ts';
import { forgetTasks, type TaskKind } from './tasks/index.ts';

/** Everything that is done later, and that this process knows how to do. */
export const taskKinds: readonly TaskKind[] = [mailOtp, mailApproval, photoSweep, forgetTasks];
