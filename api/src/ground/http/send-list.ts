import { Readable } from 'node:stream';
import type { Response } from 'express';
import type { Page } from '../lists/listing.ts';
import { stream, type Streamed, streamed } from './streaming.ts';
import { type Paging, presentWholeList } from './whole-list.ts';

type List<R> = {
  page(): Promise<Page<R>>;
  whole(): AsyncIterable<R[]>;
};

/**
 * Return the page that the query asks for, or stream the whole list if the query has no page.
 * @param reply returns the reply for the rows and their page numbers; its first field must be the rows
 */
export async function sendList<R, P, A extends object>(
  { res, query }: { res: Response; query: { page?: number | undefined; pageSize: number } },
  list: List<R>,
  present: (rows: R[]) => P[] | Promise<P[]>,
  reply: (rows: P[], paging: Paging) => A,
): Promise<A | Streamed> {
  const { page, pageSize } = query;
  if (page === undefined) return sendWhole(res, presentWholeList(list.whole(), present, reply));
  const { rows, total } = await list.page();
  return reply(await present(rows), { total, page, pageSize });
}

/** Send a list as fast as the client reads. Read the first batch before the headers: the query can fail. */
async function sendWhole(res: Response, chunks: AsyncGenerator<string>): Promise<Streamed> {
  const first = await chunks.next();
  res.type('json');
  if (first.done) {
    res.end();
    return streamed;
  }
  res.write(first.value);
  await stream(Readable.from(chunks), res);
  return streamed;
}
