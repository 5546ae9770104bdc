/** Biodata as both remotes show them: table, cards, filters, the whole view. */
export { BiodataList } from './biodata-list.tsx';
export { BiodataFilters } from './biodata-filters.tsx';
export { useBiodataFilters, type BiodataFilterValues } from './use-biodata-filters.ts';
export { BiodataView } from './biodata-view.tsx';
export { formatDate } from './format.ts';
