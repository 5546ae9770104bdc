import { BACKUP_MARK, LAST_BACKUP } from '@pehchan/operating';
import { Gauge } from 'prom-client';
import { registry } from '../runtime/metrics.ts';
import { redis, redisKey } from './redis.ts';

export async function isBackupUnderWay(): Promise<boolean> {
  return (await redis.exists(redisKey(BACKUP_MARK))) === 1;
}

/** Read the backup's age from Redis, so that every process reports the same value. */
new Gauge({
  name: 'pehchan_backup_age_seconds',
  help: 'Seconds since the last verified backup; NaN before the first',
  registers: [registry],
  async collect() {
    const at = await redis.get(redisKey(LAST_BACKUP)).catch(() => null);
    this.set(at === null ? NaN : (Date.now() - Date.parse(at)) / 1000);
  },
});
