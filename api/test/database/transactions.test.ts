import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { User } from '../../src/identity/accounts/models/user.ts';
import { select, sql } from '../../src/ground/database/select.ts';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { inTransaction } from '../../src/ground/database/transaction.ts';
import { buildUser } from '../support/factories.ts';

const REFUSAL = 'a statement inside a transaction doesn’t use it';

describe('statements inside a transaction that do not use it', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a select', () => select(sql('SELECT 1'))],
    ['a query', () => sequelize.query('SELECT 1')],
    ['a model that reads', () => User.findByPk(1)],
    ['a model that counts', () => User.count({ where: { id: 1 } })],
    ['a model that writes', () => User.update({ village: 'MAROL' }, { where: { id: 1 } })],
    ['another transaction', () => inTransaction(() => Promise.resolve())],
  ])('a second connection is refused to %s', async (_, ask) => {
    await expect(inTransaction(ask)).rejects.toThrow(REFUSAL);
  });

  test('a second connection is refused to a statement after one that used the transaction', async () => {
    const user = await buildUser();
    const work = inTransaction(async (transaction) => {
      await user.update({ village: 'MAROL' }, { transaction });
      await select(sql('SELECT 1'));
    });
    await expect(work).rejects.toThrow(REFUSAL);
    expect((await user.reload()).village).toBe('DHAN');
  });
});

test('work that a transaction starts may take a connection once the transaction has ended', async () => {
  const later = await inTransaction(() => {
    const waited = new Promise((resolve) => setTimeout(resolve, 50));
    return Promise.resolve({ read: waited.then(() => select(sql('SELECT 1 AS one'))) });
  });
  expect(await later.read).toEqual([{ one: 1 }]);
});

/** Code for a production process. Two places in it read outside their transaction, three times each. */
const IN_PRODUCTION = (folder: string) => `
  const { inTransaction } = await import('${folder}/ground/database/transaction.ts');
  const { sequelize } = await import('${folder}/ground/database/sequelize.ts');
  const { User } = await import('${folder}/identity/accounts/index.ts');
  const { viewerOf } = await import('${folder}/register/visibility/index.ts');
  for (let time = 0; time < 3; time += 1) {
    await inTransaction(() => User.findIdByPhone('7000000000'));
    await inTransaction(() => viewerOf({ id: 1, hasBlocks: true }));
  }
  await sequelize.close();`;

test('in production a statement outside its transaction runs, and is logged once for each place', async () => {
  const folder = pathToFileURL(join(import.meta.dirname, '../../src')).href;
  const child = spawn(process.execPath, ['--input-type=module', '-e', IN_PRODUCTION(folder)], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      PUBLIC_URL: 'https://pehchan.example',
      SESSION_SECRET: '4f1c0e9ab72d58361f6be02c8d97a3c5',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, code] = await Promise.all([
    text(child.stdout),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(code).toBe(0);
  expect(lines).toEqual([
    expect.objectContaining({ level: 50, msg: REFUSAL, place: expect.stringContaining('findIdByPhone') }),
    expect.objectContaining({ level: 50, msg: REFUSAL, place: expect.stringContaining('apartFrom') }),
  ]);
});
