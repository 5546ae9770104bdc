import { within } from '../runtime/deadline.ts';
import { sequelize } from '../database/sequelize.ts';
import { redis } from '../gateways/redis.ts';

/** Whether MySQL and Redis answer. */
export async function checkReadiness(): Promise<void> {
  await Promise.all([within(sequelize.query('SELECT 1'), 'the database'), redis.ping()]);
}
