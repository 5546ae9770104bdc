import { afterAll, expect, test } from 'vitest';
import { startApi } from '../support/api-process.ts';
import { prepareWrite, takesLong, writes } from '../support/write-calls.ts';

const AT_ONCE = 40;
const ends: (() => void)[] = [];
afterAll(() => ends.forEach((end) => end()));
const api = await startApi({ DATABASE_POOL: '2' }, (end) => ends.push(end));

// Leave out calls that hash passwords or decode photos: `one-account.test.ts` tests those calls.
test.each(writes.filter((name) => !takesLong(name)))(
  '%s gets no 5xx when called forty times in parallel with two connections',
  async (name) => {
    const write = await prepareWrite(name, api);
    const replies = await Promise.all(Array.from({ length: AT_ONCE }, write));
    const failed = replies.filter(({ status }) => status >= 500);
    expect(failed.map(({ status, text }) => `${status} ${text}`)).toEqual([]);
  },
);
