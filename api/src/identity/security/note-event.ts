import type { NoticedReading, SecurityEventName } from '@pehchan/contract/security';
import type { Request } from 'express';
import { redis, redisKey } from '../../ground/gateways/redis.ts';
import { networkHash } from '../../ground/http/middleware/rate-limit.ts';
import { logger } from '../../ground/runtime/logger.ts';
import { SecurityEvent } from './models/security-event.ts';

/** @param userId of whom it is; null where nobody has the phone or email that was tried */
export async function noteEvent(
  req: Request,
  userId: number | null,
  event: SecurityEventName,
  much: Partial<Pick<NoticedReading, 'within' | 'amount'>> = {},
): Promise<void> {
  await SecurityEvent.create({ userId, event, network: networkHash(req), at: new Date(), ...much });
}

/**
 * Whether the account signed in from this network before. Of nobody's account it is asked as well, so that it
 * takes the same time.
 */
export async function isKnownNetwork(req: Request, userId: number | null): Promise<boolean> {
  const where = { userId: userId ?? 0, network: networkHash(req), event: 'sign-in' };
  return (await SecurityEvent.findOne({ attributes: ['id'], where, raw: true })) !== null;
}

/** Seconds within which the same of the same account is written down once. */
const ONCE_WITHIN = 60;

/**
 * The same beside a reply that is a refusal already: nobody waits for it, and whoever is refused a thousand
 * times in a minute doesn't fill a table.
 */
export function noteRefusal(req: Request, userId: number | null, event: 'refused' | 'limit'): void {
  const note = async () => {
    const key = redisKey('noted', event, userId ?? networkHash(req));
    const isFirst = await redis.set(key, '1', {
      condition: 'NX',
      expiration: { type: 'EX', value: ONCE_WITHIN },
    });
    if (isFirst) await noteEvent(req, userId, event);
  };
  note().catch((error: unknown) => logger.warn({ err: error }, 'a refusal could not be written down'));
}
