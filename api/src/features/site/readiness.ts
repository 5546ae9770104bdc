import { sequelize } from '../../ground/database/sequelize.ts';
import { redis } from '../../ground/gateways/redis.ts';
import { within } from '../../ground/runtime/deadline.ts';

/** Milliseconds for which a check of the servers is reused, because anyone can call `/readyz`. */
const REMEMBERED = 1000;

let lastAsked = -Infinity;
let answer: Promise<unknown> = Promise.resolve();

export async function checkReadiness(): Promise<void> {
  if (performance.now() - lastAsked >= REMEMBERED) {
    lastAsked = performance.now();
    answer = Promise.all([within(sequelize.query('SELECT 1'), 'the database'), redis.ping()]);
  }
  await answer;
}
