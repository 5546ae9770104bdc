import {
  type NoticedReading,
  type ReadKind,
  type SecurityEventName,
  WINDOW_LENGTHS,
} from '@pehchan/contract/security';
import type { Request } from 'express';
import { Op } from 'sequelize';
import { redisKey, setEvenWhenFull } from '../../ground/gateways/redis.ts';
import { SecurityEvent } from './models/security-event.ts';
import { noteEvent } from './note-event.ts';

export const EVENT_OF = {
  cards: 'many-cards',
  views: 'many-views',
  photos: 'many-photos',
  numbers: 'many-numbers',
  lists: 'whole-list',
} as const satisfies Record<ReadKind, SecurityEventName>;

/** Seconds in which only one of several parallel requests writes an account's event of heavy reading. */
const WRITING = 60;

/** Write a security event, once for each kind of item and window, if an account reads more than families. */
export async function noteMuchReading(
  req: Request,
  userId: number,
  noticed: readonly NoticedReading[],
): Promise<void> {
  for (const { kind, within, amount } of noticed) {
    const isList = kind === 'lists';
    const key = redisKey('much', kind, within, userId, ...(isList ? [amount] : []));
    if (!(await setEvenWhenFull(key, '1', 'NX', 'EX', String(WRITING)))) continue;
    const at = { [Op.gt]: new Date(Date.now() - WINDOW_LENGTHS[within]) };
    const where = {
      userId,
      event: EVENT_OF[kind],
      within,
      at,
      ...(isList && { amount: { [Op.gte]: amount } }),
    };
    if (!(await SecurityEvent.findOne({ attributes: ['id'], where, raw: true }))) {
      await noteEvent(req, userId, EVENT_OF[kind], { within, amount });
    }
  }
}
