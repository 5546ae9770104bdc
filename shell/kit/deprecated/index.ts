/** Old names of the kit's exports, for remotes that were built with them. The next major removes them. */
export {
  /** @deprecated Use `latestReply`. */
  latestReply as shownOf,
} from '../lists/list-query.ts';
export {
  /** @deprecated Use `useFocusReturn`. */
  useFocusReturn as useStay,
} from '../lists/use-focus-return.ts';
export {
  /** @deprecated Use `useRemembered`. */
  useRemembered as useKept,
} from '../use-remembered.ts';
