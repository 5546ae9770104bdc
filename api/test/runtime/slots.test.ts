import { expect, test } from 'vitest';
import { Unavailable } from '../../src/ground/runtime/errors.ts';
import { slots } from '../../src/ground/runtime/slots.ts';

test('slots run at most two jobs in parallel, in order, also after a failure', async () => {
  const inTurn = slots(2);
  let now = 0;
  let most = 0;
  const done: number[] = [];
  const work = (index: number) =>
    inTurn(async () => {
      most = Math.max(most, (now += 1));
      await new Promise((resolve) => setTimeout(resolve, 2));
      now -= 1;
      if (index === 3) throw new Error('on purpose');
      done.push(index);
    });
  const results = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => work(index)));
  expect(most).toBe(2);
  expect(done).toEqual([0, 1, 2, 4, 5, 6, 7]);
  expect(results[3]?.status).toBe('rejected');
});

test('slots refuse a job when the queue is full', async () => {
  const inTurn = slots(1, 1);
  let end: () => void = () => undefined;
  const first = inTurn(() => new Promise<void>((resolve) => (end = resolve)));
  const second = inTurn(() => Promise.resolve());
  await expect(inTurn(() => Promise.resolve())).rejects.toThrow(Unavailable);
  end();
  await Promise.all([first, second]);
});
