import { sealFor } from '../runtime/seal.ts';

/** For payloads of tasks that hold a secret. */
export const { seal, unseal } = sealFor('pehchan: payloads of tasks');
