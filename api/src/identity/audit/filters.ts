export function filtersOf(query: object): string {
  const filters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && name !== 'page' && name !== 'pageSize') filters.set(name, String(value));
  }
  filters.sort();
  return filters.toString();
}
