import { expect, test } from 'vitest';
import { fairTurns, type IsWanted, TurnRefused, type Turns } from '../../src/ground/runtime/turns.ts';

const LIMITS = { places: 2, heavyPlaces: 1, line: 10, patience: 10_000 };

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Create work that ends on command, and record the order in which it begins. */
function startTurns(change: Partial<Turns> = {}) {
  const inTurn = fairTurns({ ...LIMITS, ...change });
  const begun: string[] = [];
  const endOf = new Map<string, () => void>();
  const wanted = new Map<string, IsWanted>();
  return {
    /** Wait until all work that can begin has begun. */
    begun: async () => {
      await settle();
      return begun;
    },
    send: (name: string, { heavy = false } = {}) =>
      inTurn(name.slice(0, 1), heavy, (isWanted) => {
        begun.push(name);
        wanted.set(name, isWanted);
        return new Promise<void>((resolve) => endOf.set(name, resolve));
      }),
    isWanted: (name: string) => wanted.get(name)?.(),
    end: async (name: string) => {
      endOf.get(name)?.();
      await settle();
    },
  };
}

test('one sender uses one place at a time, and other senders do not wait for its queue', async () => {
  const { begun, send, end } = startTurns();
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => send(name));
  expect(await begun()).toEqual(['a1', 'b1']);
  await end('a1');
  expect(await begun()).toEqual(['a1', 'b1', 'c1']);
  await end('c1');
  await end('b1');
  expect(await begun()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2']);
  for (const name of ['a2', 'a3', 'b2']) await end(name);
  await Promise.all(all);
});

test('heavy work leaves a place for light work', async () => {
  const { begun, send, end } = startTurns();
  const all = [send('a1', { heavy: true }), send('b1', { heavy: true }), send('c1')];
  expect(await begun()).toEqual(['a1', 'c1']);
  await end('c1');
  expect(await begun()).toEqual(['a1', 'c1']);
  await end('a1');
  expect(await begun()).toEqual(['a1', 'c1', 'b1']);
  await end('b1');
  await Promise.all(all);
});

test('a sender’s queue is limited, and so is each sender’s wait', async () => {
  const { begun, send, end } = startTurns({ places: 1, line: 2, patience: 30 });
  const first = send('a1');
  const waiting = [send('b1'), send('b2')].map((work) => work.catch((error: unknown) => error));
  await expect(send('b3')).rejects.toMatchObject({ reason: 'own' });
  for (const refusal of await Promise.all(waiting)) {
    expect(refusal).toBeInstanceOf(TurnRefused);
    expect(refusal).toMatchObject({ reason: 'all' });
  }
  await end('a1');
  await first;
  const next = send('b4');
  expect(await begun()).toEqual(['a1', 'b4']);
  await end('b4');
  await next;
});

test('senders marked last begin when no other waits, and make no other yield its place', async () => {
  const { begun, send, end, isWanted } = startTurns({ isLast: (sender) => sender === 'l' });
  const all = ['a1', 'l1', 'l2', 'b1'].map((name) => send(name, { heavy: true }));
  await begun();
  expect(isWanted('a1')).toBe(true);
  await end('a1');
  expect(await begun()).toEqual(['a1', 'b1']);
  expect(isWanted('b1')).toBe(false);
  all.push(send('c1'));
  expect(isWanted('b1')).toBe(false);
  await end('b1');
  expect(await begun()).toEqual(['a1', 'b1', 'c1', 'l1']);
  for (const name of ['c1', 'l1', 'l2']) await end(name);
  await Promise.all(all);
});

test('a failed job frees its place', async () => {
  const inTurn = fairTurns({ ...LIMITS, places: 1 });
  await expect(inTurn('a', true, () => Promise.reject(new Error('on purpose')))).rejects.toThrow(
    'on purpose',
  );
  expect(await inTurn('a', true, () => Promise.resolve('done'))).toBe('done');
});
