/** The look: buttons, cards, icons, states and their like, all the product's own and light enough for the first screen. */
export { Button } from './button.tsx';
export { Select, LabelledSelect, type Option } from './select.tsx';
export { SearchField } from './search-field.tsx';
export { Skeleton } from './skeleton.tsx';
export { Icon, type IconName } from './icon.tsx';
export { Card } from './card.tsx';
export { Page } from './page.tsx';
export { EmptyState, FailedState, LoadingState } from './states.tsx';
export { Facts, type Fact } from './facts.tsx';
export { useIsWide } from './use-is-wide.ts';
export { useConfirm } from './use-confirm.ts';
