import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. The library runs it on a thread, off the event loop. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

let decoy: Promise<string> | undefined;

/**
 * Whether `password` is the one behind `stored`.
 * Without a stored hash (nobody has this phone) it takes the same time and answers no, so that the time tells nothing.
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await verify(stored ?? (await decoy), password);
  return matches && stored !== undefined;
}

/** Makes the decoy ready, so that the first unknown phone isn't slower than the second. */
export async function warmUpPasswords(): Promise<void> {
  await passwordMatches(undefined, '');
}
