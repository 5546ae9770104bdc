import type { Request } from 'express';
import type { UserRow } from '../../identity/accounts/index.ts';
import { noteMuchReading } from '../../identity/security/index.ts';
import { countReading, type Reading, type Refusing } from './reading-limits.ts';

export type Reader = { readonly req: Request; readonly actor: UserRow };

/** Count what an account reads, as `countReading` does, and note the thresholds that it reaches. */
export async function countAndNotice(
  { req, actor }: Reader,
  reading: Reading,
  ...rest: [what: string | number | readonly number[], refuses?: Refusing]
): Promise<void> {
  await noteMuchReading(req, actor.id, await countReading(actor, reading, ...rest));
}
