import { useEffect } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './pager.module.css';
import type { GoTo } from './use-list-page.ts';

/**
 * Two large buttons and where one stands: all the paging that a thumb needs. At an end its button keeps the focus, since a
 * disabled one would drop it.
 */
export function Pager({
  page,
  pageSize,
  total,
  onPage,
}: {
  page: number;
  pageSize: number;
  total: number;
  onPage: GoTo;
}) {
  const text = useText();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  // The last page went with its last row, or a link is older than the list.
  const isBeyond = page > pages;
  useEffect(() => {
    if (isBeyond) onPage(pages, { replace: true });
  }, [isBeyond, onPage, pages]);

  if (pages === 1) return null;
  return (
    <nav className={styles.pager} aria-label={text('list.page', { page, pages })}>
      <Button
        icon={<Icon name="left" />}
        aria-label={text('list.previous')}
        aria-disabled={page <= 1}
        onClick={() => page > 1 && onPage(page - 1)}
      />
      <span aria-live="polite">{text('list.page', { page, pages })}</span>
      <Button
        icon={<Icon name="right" />}
        aria-label={text('list.next')}
        aria-disabled={page >= pages}
        onClick={() => page < pages && onPage(page + 1)}
      />
    </nav>
  );
}
