import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { slots } from '../../ground/runtime/slots.ts';

/**
 * OWASP's argon2id parameters: 19 MiB, two passes, one lane. The library runs it on a thread, off the event
 * loop.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One core is left to the event loop: a storm of sign-ins must not slow down those who are in. */
const inTurn = slots(Math.max(1, availableParallelism() - 1));

/** Keyboards encode letters such as ज़ differently: hash one encoding, so that each phone can sign in. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), PARAMETERS));
}

let decoy: Promise<string> | undefined;

/**
 * Whether `password` is the one behind `stored`. Without a stored hash (nobody has this phone) it takes the
 * same time and answers no, so that the time tells nothing.
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const compared = stored ?? (await decoy);
  const isBehind = (text: string) => inTurn(() => verify(compared, text));
  const usual = password.normalize('NFC');
  // Hashes of previous versions are of the encoding that was typed.
  const matches = (await isBehind(usual)) || (usual !== password && (await isBehind(password)));
  return matches && stored !== undefined;
}

/** Makes the decoy ready, so that the first unknown phone isn't slower than the second. */
export async function warmUpPasswords(): Promise<void> {
  await passwordMatches(undefined, '');
}
