import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { object, string } from 'yup';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { databaseNow } from '../support/clocks.ts';
import { planTask } from '../../src/ground/tasks/commands/plan-task.ts';
import { Task } from '../../src/ground/tasks/models/task.ts';
import { type Runner, startTasks } from '../../src/ground/tasks/runner.ts';
import { definePeriodicTask, defineTask, type TaskKind } from '../../src/ground/tasks/task-kind.ts';
import { tallyTasks } from '../../src/ground/tasks/task-metrics.ts';
import { seal, unseal } from '../../src/ground/tasks/seal.ts';
import { forgetTasks, retryGivenUpTasks } from '../../src/ground/tasks/upkeep.ts';
import { removeTasks } from '../support/factories.ts';

beforeEach(removeTasks);
let runners: Runner[] = [];
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  runners = [];
});

function run(kinds: TaskKind[], count = 1, options?: { lease: number }): void {
  for (let at = 0; at < count; at += 1) runners.push(startTasks(kinds, options));
}

/** Define a kind of background job that records its text and then does the given work. */
function noting(work: (text: string) => Promise<void> = async () => undefined) {
  const noted: string[] = [];
  const lost = vi.fn();
  const kind = defineTask({
    name: 'note',
    schema: object({ text: string().required() }),
    async run({ text }) {
      noted.push(text);
      await work(text);
      return 'done';
    },
    lost,
  });
  const plan = (text: string) => planTask(kind, { key: `note:${text}`, payload: { text } });
  return { kind, noted, lost, plan };
}

const row = (key = 'note:a') => Task.findOne({ where: { uniqueKey: key }, rejectOnEmpty: true });
const ended = () =>
  vi.waitFor(async () => expect(await Task.count({ where: { state: 'waiting' } })).toBe(0), 10_000);
const failing = async () => Promise.reject(Object.assign(new Error('to 9876543210'), { code: 'EBROKEN' }));

describe('background jobs', () => {
  test('a job runs only if the transaction that planned it is committed', async () => {
    const { kind, noted } = noting();
    run([kind]);
    const cause = (text: string, isKept: boolean) =>
      sequelize.transaction(async (transaction) => {
        await planTask(kind, { key: `note:${text}`, payload: { text } }, transaction);
        // Wait longer than a runner pauses before it looks for new jobs again.
        await wait(1300);
        expect(noted).not.toContain(text);
        if (!isKept) throw new Error('rolled back');
      });
    await Promise.allSettled([cause('kept', true), cause('taken back', false)]);
    await ended();
    await wait(1300);
    expect(noted).toEqual(['kept']);
    expect((await row('note:kept')).payload).toBeNull();
  });

  test('a job starts immediately after its transaction', async () => {
    const { kind, noted, plan } = noting();
    run([kind]);
    await wait(100);
    const begun = performance.now();
    await plan('a');
    await vi.waitFor(() => expect(noted).toEqual(['a']), { interval: 10 });
    expect(performance.now() - begun).toBeLessThan(900);
  });

  test('a job that is planned again stays a single row, also after it was done', async () => {
    const { kind, noted, plan } = noting();
    await Promise.all([plan('a'), plan('a'), plan('a')]);
    run([kind]);
    await ended();
    await plan('a');
    await wait(1300);
    expect(noted).toEqual(['a']);
  });

  test('a job runs once with four runners', async () => {
    const { kind, noted, plan } = noting(() => wait(5));
    const texts = Array.from({ length: 120 }, (_, index) => String(index));
    run([kind], 4);
    for (const text of texts) await plan(text);
    await ended();
    expect(noted.toSorted()).toEqual(texts.toSorted());
    expect(await Task.sum('attempts', { where: { kind: 'note' } })).toBe(120);
  });

  test('the job of a process that died runs again after its lease, and not before', async () => {
    const { kind, noted } = noting();
    const lease = { owner: randomUUID(), ms: 2500 };
    const payload = kind.pack({ text: 'a' }, 'note:a');
    await Task.plan({ kind: 'note', key: 'note:a', payload, lease });
    run([kind], 2);
    await wait(1500);
    expect(noted).toEqual([]);
    await ended();
    expect(noted).toEqual(['a']);
    expect((await row()).attempts).toBe(2);
  });

  test('a job that takes longer than a lease stays with its process', async () => {
    const { kind, noted, plan } = noting(() => wait(3000));
    await plan('a');
    run([kind], 2, { lease: 800 });
    await ended();
    expect(noted).toEqual(['a']);
    expect((await row()).attempts).toBe(1);
  });

  test('a job that another process took over cannot be ended by the first', async () => {
    const { kind, plan } = noting();
    await plan('a');
    const [first] = await Task.claimDue('first', 1, ['note'], 1);
    await wait(50);
    const [second] = await Task.claimDue('second', 20_000, ['note'], 1);
    await first?.end('done', null);
    expect([(await row()).state, second?.leaseOwner]).toEqual(['waiting', 'second']);
    await second?.end('done', null);
    expect((await row()).state).toBe('done');
    expect(kind.name).toBe('note');
  });

  test('a job of an unknown kind is left to processes that know it', async () => {
    const { plan } = noting();
    await plan('a');
    const other = defineTask({ name: 'other', schema: object(), run: async () => 'done' as const });
    run([other]);
    await wait(1300);
    expect((await row()).attempts).toBe(0);
  });
});

describe('failed background jobs', () => {
  test.each([
    [1, 1],
    [10, 38.5],
    [15, 292],
    [40, 3600],
  ])('a job that fails at attempt %i runs again after %d seconds', async (attempt, seconds) => {
    const { kind, plan } = noting(failing);
    await plan('a');
    await Task.update({ attempts: attempt - 1 }, { where: {} });
    run([kind]);
    await vi.waitFor(async () => expect((await row()).problem).toBe('EBROKEN'), 5000);
    const { dueAt, state, leaseOwner } = await row();
    expect([state, leaseOwner]).toEqual(['waiting', null]);
    const pause = (dueAt.getTime() - (await databaseNow())) / 1000;
    expect(pause).toBeGreaterThan(seconds - 5);
    expect(pause).toBeLessThanOrEqual(seconds);
  });

  test('a failed job is done once it succeeds', async () => {
    let left = 2;
    const { kind, noted, plan } = noting(async () => void ((left -= 1) >= 0 && (await failing())));
    run([kind]);
    await plan('a');
    await ended();
    expect(noted).toEqual(['a', 'a', 'a']);
    expect((await row()).state).toBe('done');
  });

  test('a job is given up after three days, and counted for administrators', async () => {
    const { kind, lost, plan } = noting(failing);
    await plan('a');
    await Task.update({ attempts: 89 }, { where: {} });
    const before = await tallyTasks();
    run([kind]);
    await ended();
    const { state, payload, problem } = await row();
    expect([state, payload, problem]).toEqual(['failed', '{"text":"a"}', 'EBROKEN']);
    expect(lost).toHaveBeenCalledTimes(1);
    expect(await tallyTasks()).toEqual({
      waiting: before.waiting - 1,
      failed: before.failed + 1,
      setAside: 0,
    });
  });

  test('a job that was given up runs again when the operator requests it', async () => {
    let isBroken = true;
    const { kind, noted, plan } = noting(async () => void (isBroken && (await failing())));
    await plan('a');
    await Task.update({ attempts: 89 }, { where: {} });
    run([kind]);
    await ended();
    isBroken = false;
    expect(await retryGivenUpTasks()).toBe(1);
    await vi.waitFor(async () => expect((await row()).state).toBe('done'), 5000);
    expect(noted).toEqual(['a', 'a']);
    expect(await retryGivenUpTasks()).toBe(0);
  });

  test('a job with an unreadable payload is not tried again', async () => {
    const { kind, noted, lost } = noting();
    await Task.plan({ kind: 'note', key: 'note:a', payload: '{"text":1}' });
    run([kind]);
    await ended();
    expect([(await row()).state, noted, lost.mock.calls.length]).toEqual(['failed', [], 1]);
  });
});

describe('periodic jobs', () => {
  test('a periodic job is one row that moves its own due date, for any number of runners', async () => {
    let times = 0;
    const kind = definePeriodicTask('often', 700, async () => void (times += 1));
    run([kind], 3);
    await wait(3500);
    expect(times).toBeGreaterThanOrEqual(2);
    expect(times).toBeLessThanOrEqual(5);
    expect(await Task.count({ where: { kind: 'often' } })).toBe(1);
    expect((await row('often')).period).toBe(700);
  });

  test('a periodic job that fails is postponed and never given up', async () => {
    const kind = definePeriodicTask('often', 5000, failing);
    await Task.plan({ kind: 'often', key: 'often', payload: null, period: 5000 });
    await Task.update({ attempts: 200 }, { where: {} });
    run([kind]);
    await vi.waitFor(async () => expect((await row('often')).problem).toBe('EBROKEN'), 5000);
    const { state, dueAt } = await row('often');
    expect(state).toBe('waiting');
    expect(dueAt.getTime() - (await databaseNow())).toBeLessThanOrEqual(5000);
  });

  test('a periodic job removes jobs that ended a month ago, and keeps waiting ones', async () => {
    const { plan } = noting();
    for (const text of ['waits', 'lately', 'long ago']) await plan(text);
    const now = await databaseNow();
    const daysAgo = (days: number) => new Date(now - days * 24 * 3600 * 1000);
    await Task.update({ createdAt: daysAgo(90) }, { where: {} });
    await Task.update({ state: 'done', endedAt: daysAgo(29) }, { where: { uniqueKey: 'note:lately' } });
    await Task.update({ state: 'done', endedAt: daysAgo(31) }, { where: { uniqueKey: 'note:long ago' } });
    await forgetTasks.start(null, '');
    const left = await Task.findAll({ order: ['id'] });
    expect(left.map(({ uniqueKey }) => uniqueKey)).toEqual(['note:waits', 'note:lately']);
  });
});

describe('sealed texts', () => {
  test('a sealed text opens only unchanged and at its own place, and differs each time', () => {
    const sealed = seal('123456 for रमेश', 'here');
    expect(unseal(sealed, 'here')).toBe('123456 for रमेश');
    expect(() => unseal(sealed, 'there')).toThrow();
    const bytes = Buffer.from(sealed, 'base64');
    for (const at of [0, 13, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => unseal(changed.toString('base64'), 'here')).toThrow();
    }
    expect(() => unseal(bytes.subarray(0, 20).toString('base64'), 'here')).toThrow();
    expect(seal('123456 for रमेश', 'here')).not.toBe(sealed);
  });
});
