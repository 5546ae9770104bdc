import { LAST_BACKUP, REDIS_PREFIX, SET_EVEN_WHEN_FULL } from '@pehchan/operating';
import { createClient } from '@redis/client';
import type { HealthChecks } from './health-check.ts';
import type { Source } from './source.ts';

type Noted = Pick<Source, 'servers' | 'settings'>;

const DAY = 86_400_000;
/** The last backup is too old after a day and a half: a timer makes one each day, perhaps late. */
const OLD_AFTER = 1.5 * DAY;

/** Store the time of a verified backup, for the doctor and the metrics. */
export const noteBackup = (source: Noted, createdAt: string) =>
  withRedis(source, (client, key) =>
    client.eval(SET_EVEN_WHEN_FULL, { keys: [key], arguments: [createdAt] }),
  );

export const BACKUPS: HealthChecks = {
  async 'The last backup is from today or yesterday'(source) {
    if (!source.settings.production) return;
    const at = await withRedis(source, (client, key) => client.get(key));
    const remedy =
      'npm run backup -- /var/backups/pehchan/$(date +%F).age --keep=14; infra/systemd has a timer';
    if (at === null) return ['No backup was made yet.', remedy];
    const age = Date.now() - Date.parse(at);
    if (age > OLD_AFTER) {
      return [`The last backup is ${Math.max(2, Math.round(age / DAY))} days old.`, remedy];
    }
  },
};

const clientAt = (url: string) => createClient({ url });

async function withRedis<T>(
  { servers, settings }: Noted,
  work: (client: ReturnType<typeof clientAt>, key: string) => Promise<T>,
): Promise<T> {
  const client = clientAt(servers.redisUrl);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client, (settings.passedOn.REDIS_PREFIX ?? REDIS_PREFIX) + LAST_BACKUP);
  } finally {
    await client.close();
  }
}
