import { Pagination, type PaginationProps } from 'antd';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { Icon } from '../ui/icon.tsx';
import type { PagerProps } from '../ui/parts.ts';
import styles from './desktop.module.css';

/** A disabled button would lose the focus, so `aria-disabled` marks the first and last page. */
export function DesktopPager({ page, pageSize, total, onPage }: PagerProps) {
  const t = useKitTranslation();
  const place = useRef<HTMLElement>(null);
  const pages = Math.ceil(total / pageSize);
  // antd makes the list item and its button focusable. The Tab key needs to reach only the button.
  useLayoutEffect(() => {
    place.current?.querySelectorAll('li[tabindex]').forEach((item) => item.removeAttribute('tabindex'));
  });
  const draw: PaginationProps['itemRender'] = (number, kind) => {
    const item = {
      page: { label: t('list.toPage', { page: number }), sign: number },
      prev: { label: t('list.previous'), sign: <Icon name="left" size={16} /> },
      next: { label: t('list.next'), sign: <Icon name="right" size={16} /> },
      'jump-prev': { label: t('list.toPage', { page: number }), sign: '…' },
      'jump-next': { label: t('list.toPage', { page: number }), sign: '…' },
    }[kind];
    return (
      <button
        type="button"
        className="ant-pagination-item-link"
        aria-label={item.label}
        aria-current={kind === 'page' && number === page ? 'page' : undefined}
        aria-disabled={(kind === 'prev' && page <= 1) || (kind === 'next' && page >= pages) || undefined}
        onKeyDown={pressedOnce}
      >
        {item.sign}
      </button>
    );
  };
  return (
    <nav ref={place} className={styles.pager} aria-label={t('list.page', { page, pages })}>
      <Pagination
        align="end"
        current={page}
        pageSize={pageSize}
        total={total}
        onChange={(number) => onPage(number)}
        itemRender={draw}
        showLessItems
        showSizeChanger={false}
        showTitle={false}
        showTotal={() => <span aria-live="polite">{t('list.page', { page, pages })}</span>}
      />
    </nav>
  );
}

/** Stop the Enter key at the button: the list item around the button would handle the key a second time. */
function pressedOnce(event: KeyboardEvent) {
  event.stopPropagation();
}
