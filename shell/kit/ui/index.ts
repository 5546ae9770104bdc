/** The product's own components, light enough for the first screen. */
export { Alert } from './alert.tsx';
export { Button } from './button.tsx';
export { ButtonLink } from './button-link.tsx';
export { IconButton } from './icon-button.tsx';
export { Choices } from './choices.tsx';
export { FieldError, FieldHint, Grouped, Input, Labelled, TextArea } from './labelled.tsx';
export { Select, LabelledSelect, type Option } from './select.tsx';
export { Actions } from './actions.tsx';
export { BottomBar, BottomBarPlace } from './bottom-bar.tsx';
export { CardList } from './card-list.tsx';
export { ItemActions, ItemCard } from './item-card.tsx';
export { Note } from './note.tsx';
export { Table } from './table.tsx';
export { Tag } from './tag.tsx';
export { SearchField } from './search-field.tsx';
export { Icon } from './icon.tsx';
export { Card } from './card.tsx';
export { Page } from './page.tsx';
export { useBarTitle } from './page-title.ts';
export { EmptyState, FailedState, LoadingState, State } from './states.tsx';
export { Skeleton } from './skeleton.tsx';
export { StillLoading } from './still-loading.tsx';
export { notePageArrived } from './wait-clock.ts';
export { Facts } from './facts.tsx';
export { isWideNow, useIsWide } from './use-is-wide.ts';
export { onDesktop } from './on-desktop.tsx';
export { useConfirm } from './use-confirm.ts';
export { buttonLook } from './button-look.ts';

export {
  /** @deprecated Use `onDesktop`. */
  onDesktop as onDesk,
} from './on-desktop.tsx';
