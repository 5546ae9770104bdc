/**
 * Pass on the batches of a list that is taken along. Before the first one goes out, but after it was read,
 * `note` writes down that all `ids` go out. What comes to match the list later is left out.
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
