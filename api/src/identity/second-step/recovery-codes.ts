import { randomInt } from 'node:crypto';
import { RECOVERY_ALPHABET, RECOVERY_CODES, RECOVERY_LENGTH } from '@pehchan/contract/second-step';
import { keyedHash } from '../../ground/runtime/keyed-hash.ts';

/** Each code has fifty random bits, and the hash needs a key: a thief of the database cannot guess codes. */
export const hashCode = (userId: number, code: string) => keyedHash('recovery-code', userId, code);

const newCode = () =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join(
    '',
  );

export const newCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);
