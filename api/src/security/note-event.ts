import { createHmac } from 'node:crypto';
import type { SecurityEventName } from '@pehchan/contract/security';
import type { Request } from 'express';
import { redis, redisKey } from '../gateways/redis.ts';
import { addressOf } from '../http/middleware/rate-limit.ts';
import { env } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';
import { SecurityEvent } from './models/security-event.ts';

/** Sixteen characters tell networks apart; without the secret nobody can try all addresses against them. */
const hashOf = (address: string) =>
  createHmac('sha256', env.sessionSecret).update(`network\0${address}`).digest('hex').slice(0, 16);

/** @param userId of whom it is; null where nobody has the phone or email that was tried */
export async function noteEvent(
  req: Request,
  userId: number | null,
  event: SecurityEventName,
): Promise<void> {
  await SecurityEvent.create({ userId, event, network: hashOf(addressOf(req)), at: new Date() });
}

/** Seconds within which the same of the same account is written down once. */
const ONCE_WITHIN = 60;

/**
 * The same beside a reply that is a refusal already: nobody waits for it, and whoever is refused a thousand
 * times in a minute doesn't fill a table.
 */
export function noteRefusal(req: Request, userId: number | null, event: 'refused' | 'limit'): void {
  const note = async () => {
    const key = redisKey('noted', event, userId ?? hashOf(addressOf(req)));
    const isFirst = await redis.set(key, '1', {
      condition: 'NX',
      expiration: { type: 'EX', value: ONCE_WITHIN },
    });
    if (isFirst) await noteEvent(req, userId, event);
  };
  note().catch((error: unknown) => logger.warn({ err: error }, 'a refusal could not be written down'));
}
