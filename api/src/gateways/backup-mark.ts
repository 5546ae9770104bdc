import { BACKUP_MARK } from '@pehchan/operating';
import { redis, redisKey } from './redis.ts';

/** Whether photos are being copied, and so must stay where they are. */
export async function isBackupUnderWay(): Promise<boolean> {
  return (await redis.exists(redisKey(BACKUP_MARK))) === 1;
}
