/**
 * The look: antd's light pieces, icons, and the product's own. antd reaches every application through this group and its
 * siblings, so that there is one theme context in the page (a direct import would bring a second, unthemed one).
 */
export { Button, Skeleton } from 'antd';
export { Icon, type IconName } from './icon.tsx';
export { Card } from './card.tsx';
export { Page } from './page.tsx';
export { EmptyState, FailedState, LoadingState } from './states.tsx';
export { Facts, type Fact } from './facts.tsx';
export { StatusTag } from './status-tag.tsx';
export { Photo } from './photo.tsx';
export { Pager } from './pager.tsx';
export { useIsWide } from './use-is-wide.ts';
export { useConfirm } from './use-confirm.ts';
export { Watermark } from './watermark.tsx';
