export { BiodataList } from './biodata-list.tsx';
export { BiodataCard } from './biodata-card.tsx';
export { factsOf, FIELD_NAMES, isBiodataField, nameOf } from '@pehchan/contract/biodata';
export { wordsOf } from './words-of.ts';
export { COLUMNS, LISTED, LISTED_ON_A_CARD, sortOf, type ColumnName } from './columns.ts';
export { BiodataFilter, BiodataFilters } from './biodata-filters.tsx';
export {
  filterValues,
  isFiltered,
  useBiodataFilters,
  type BiodataFilterValues,
} from './use-biodata-filters.ts';
export { ListingTag } from './listing-tag.tsx';
export { OwnerStatus } from './owner-status.tsx';
export { Photo } from './photo.tsx';
export { BiodataView, loadBiodataView } from './late-view.tsx';
export { Portrait } from './portrait.tsx';
