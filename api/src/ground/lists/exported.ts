/**
 * Yield the batches of an exported list. After the first batch is read, and before it is sent, `note` records
 * the export of all `ids`. Rows that match the list only later are left out.
 */
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
