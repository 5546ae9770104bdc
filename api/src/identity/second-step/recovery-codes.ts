import { randomInt } from 'node:crypto';
import { RECOVERY_ALPHABET, RECOVERY_CODES, RECOVERY_LENGTH } from '@pehchan/contract/second-step';
import { keyedHash } from '../../ground/runtime/keyed-hash.ts';

/** Fifty bits of chance each, and a key to the hash: nobody tries them out, not from the database either. */
export const hashCode = (userId: number, code: string) => keyedHash('recovery-code', userId, code);

const newCode = () =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join(
    '',
  );

export const newCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);
