/** Yield the rows with these `ids`. Before the first row, `note` records that they are exported. */
export async function* exported<T extends { id: number }>(
  batches: AsyncGenerator<T[]>,
  ids: readonly number[],
  note: () => Promise<void>,
): AsyncGenerator<T[]> {
  const noted = new Set(ids);
  const notedOf = (rows: T[]) => rows.filter(({ id }) => noted.has(id));
  const first = await batches.next();
  await note();
  if (first.done) return;
  yield notedOf(first.value);
  for await (const rows of batches) yield notedOf(rows);
}
