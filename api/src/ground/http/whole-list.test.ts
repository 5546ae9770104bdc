import { describe, expect, it } from 'vitest';
import { type Paging, presentWholeList } from './whole-list.ts';

/** A row about as long as the JSON of a biodata, with Latin and Devanagari letters. */
const row = (id: number) => ({ id, about: 'अपनों से पहचान '.repeat(80) });
const reply = (rows: object[], paging: Paging) => ({ rows, ...paging });

async function textsOf(...sizes: number[]): Promise<string[]> {
  let id = 0;
  async function* batches() {
    for (const size of sizes) yield await Promise.resolve(Array.from({ length: size }, () => row((id += 1))));
  }
  const texts: string[] = [];
  for await (const text of presentWholeList(batches(), (rows) => rows, reply)) texts.push(text);
  return texts;
}

describe('replies with a whole list', () => {
  it.each([[], [1], [10], [11], [100, 100, 37]])(
    'a whole list is one JSON text from batches of %j',
    async (...sizes) => {
      const total = sizes.reduce((sum, size) => sum + size, 0);
      const rows = Array.from({ length: total }, (_, index) => row(index + 1));
      const written = (await textsOf(...sizes)).join('');
      expect(JSON.parse(written)).toEqual(reply(rows, { total, page: 1, pageSize: total }));
    },
  );

  it('a whole list is written in parts of at most 64 K characters, which are freed once sent', async () => {
    const lengths = (await textsOf(100, 100)).map((text) => text.length);
    // A chunk takes at most 128 KiB of memory, because each character takes two bytes.
    expect(Math.max(...lengths)).toBeLessThan(64 * 1024);
  });
});
