import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { slots } from '../../ground/runtime/slots.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. The library hashes on a thread. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Leave one core to the event loop: many sign-ins must not slow down other requests. */
const inTurn = slots(Math.max(1, availableParallelism() - 1));

/** Hash the NFC form of a password, because keyboards encode letters such as ज़ differently. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), PARAMETERS));
}

let decoy: Promise<string> | undefined;

/** Compare with a decoy if the phone is unknown, so that the time reveals nothing. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const compared = stored ?? (await decoy);
  const isBehind = (text: string) => inTurn(() => verify(compared, text));
  const usual = password.normalize('NFC');
  // Previous versions hashed the password as typed, without changing it to NFC.
  const matches = (await isBehind(usual)) || (usual !== password && (await isBehind(password)));
  return matches && stored !== undefined;
}

export async function warmUpPasswords(): Promise<void> {
  await passwordMatches(undefined, '');
}
