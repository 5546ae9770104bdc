/** Biodata as both remotes show them: table, cards, filters, the whole view. */
export { BiodataList } from './biodata-list.tsx';
export { BiodataCard } from './biodata-card.tsx';
export { COLUMNS, LISTED, LISTED_ON_A_CARD, sortOf, type ColumnName } from './columns.ts';
export { BiodataFilters } from './biodata-filters.tsx';
export { useBiodataFilters } from './use-biodata-filters.ts';
export { Photo } from './photo.tsx';
export { BiodataView } from './biodata-view.tsx';
