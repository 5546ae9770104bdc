import type { NoticedReading, SecurityEventName } from '@pehchan/contract/security';
import type { Request } from 'express';
import { redis, redisKey } from '../../ground/gateways/redis.ts';
import { networkHash } from '../../ground/http/middleware/rate-limit.ts';
import { logger } from '../../ground/runtime/logger.ts';
import { SecurityEvent } from './models/security-event.ts';

export async function noteEvent(
  req: Request,
  userId: number | null,
  event: SecurityEventName,
  much: Partial<Pick<NoticedReading, 'within' | 'amount'>> = {},
): Promise<void> {
  await SecurityEvent.create({ userId, event, network: networkHash(req), at: new Date(), ...much });
}

/** Return whether the account ever signed in from this network; for an unknown account in the same time. */
export async function isKnownNetwork(req: Request, userId: number | null): Promise<boolean> {
  const where = { userId: userId ?? 0, network: networkHash(req), event: 'sign-in' };
  return (await SecurityEvent.findOne({ attributes: ['id'], where, raw: true })) !== null;
}

/** Seconds in which a repeated refusal is stored once, so that refusals do not fill the table. */
const REPEAT_PAUSE = 60;

export function noteRefusal(req: Request, userId: number | null, event: 'refused' | 'limit'): void {
  const note = async () => {
    const key = redisKey('noted', event, userId ?? networkHash(req));
    const isFirst = await redis.set(key, '1', {
      condition: 'NX',
      expiration: { type: 'EX', value: REPEAT_PAUSE },
    });
    if (isFirst) await noteEvent(req, userId, event);
  };
  note().catch((error: unknown) => logger.warn({ err: error }, 'a refusal could not be written down'));
}
