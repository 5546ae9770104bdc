/**
 * A whole list as JSON text, row by row, in the shape that its page has: `total`, `page` and `pageSize` stand behind the
 * rows because only then is it known how many there were.
 * @param say what else the reply says of so many
 */
export async function* presentWholeList<T>(
  field: string,
  batches: AsyncIterable<T[]>,
  present: (row: T) => unknown,
  say: (total: number) => object = () => ({}),
): AsyncGenerator<string> {
  let total = 0;
  let opening = `{${JSON.stringify(field)}:[`;
  for await (const rows of batches) {
    const text = rows.map((row) => JSON.stringify(present(row))).join(',');
    if (rows.length > 0) {
      yield `${total === 0 ? opening : ','}${text}`;
      opening = '';
    }
    total += rows.length;
  }
  yield `${opening}],${JSON.stringify({ total, page: 1, pageSize: total, ...say(total) }).slice(1)}`;
}
