export { BiodataList } from './biodata-list.tsx';
export { BiodataCard } from './biodata-card.tsx';
export { wordsOf } from './words-of.ts';
export { COLUMNS, LISTED, LISTED_ON_A_CARD, sortOf, type ColumnName } from './columns.ts';
export { BiodataFilters } from './biodata-filters.tsx';
export {
  filterValues,
  isFiltered,
  useBiodataFilters,
  type BiodataFilterValues,
} from './use-biodata-filters.ts';
export { ListingTag } from './listing-tag.tsx';
export { OwnerStatus } from './owner-status.tsx';
export { Photo } from './photo.tsx';
export { BiodataView } from './biodata-view.tsx';
export { Portrait } from './portrait.tsx';
