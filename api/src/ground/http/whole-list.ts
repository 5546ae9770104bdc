export type Paging = { total: number; page: number; pageSize: number };

/** Rows in one chunk. V8 keeps strings of over 100,000 letters until a full garbage collection. */
const ROWS_AT_ONCE = 10;

/** Yield a whole list as JSON. The numbers of the list follow its rows, as the count is known only then. */
export async function* presentWholeList<R, P>(
  batches: AsyncIterable<R[]>,
  present: (rows: R[]) => P[] | Promise<P[]>,
  reply: (rows: P[], paging: Paging) => object,
): AsyncGenerator<string> {
  const around = (total: number) => {
    const text = JSON.stringify(reply([], { total, page: 1, pageSize: total }));
    const cut = text.indexOf('[]') + 1;
    return { before: text.slice(0, cut), behind: text.slice(cut) };
  };
  let total = 0;
  let opening = around(0).before;
  for await (const rows of batches) {
    const presented = await present(rows);
    for (let from = 0; from < presented.length; from += ROWS_AT_ONCE) {
      const some = presented.slice(from, from + ROWS_AT_ONCE);
      yield `${opening}${some.map((row) => JSON.stringify(row)).join(',')}`;
      opening = ',';
    }
    total += rows.length;
  }
  yield `${total === 0 ? opening : ''}${around(total).behind}`;
}
