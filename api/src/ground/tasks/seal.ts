import { sealFor } from '../runtime/seal.ts';

export const { seal, unseal } = sealFor('pehchan: payloads of tasks');
