import { clsx } from 'clsx';
import { use, useEffect } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PartsContext, type PagerProps } from '../ui/parts.ts';
import styles from './pager.module.css';

/** Show the pager if a list has more than one page. */
export function Pager(props: PagerProps) {
  const { Pager: Part = LightPager } = use(PartsContext);
  const { page, pageSize, total, onPage } = props;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  // The requested page no longer exists: its last row was removed, or a link is out of date.
  const isBeyond = page > pages;
  useEffect(() => {
    if (isBeyond) onPage(pages, { replace: true });
  }, [isBeyond, onPage, pages]);
  return pages === 1 ? null : <Part {...props} />;
}

/** A disabled button would lose the focus, so `aria-disabled` marks the first and last page. */
function LightPager({ page, pageSize, total, onPage }: PagerProps) {
  const t = useKitTranslation();
  const pages = Math.ceil(total / pageSize);
  return (
    <nav className={styles.pager} aria-label={t('list.page', { page, pages })}>
      <Button
        icon={<Icon name="left" />}
        aria-label={t('list.previous')}
        aria-disabled={page <= 1}
        onClick={() => page > 1 && onPage(page - 1)}
      />
      <span aria-live="polite">{t('list.page', { page, pages })}</span>
      <ol className={styles.numbers}>
        {numbersAround(page, pages).map((number, index, numbers) => (
          <li key={number} className={clsx(index > 0 && number - 1 !== numbers[index - 1] && styles.gap)}>
            <button
              type="button"
              className={styles.number}
              aria-label={t('list.toPage', { page: number })}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <Button
        icon={<Icon name="right" />}
        aria-label={t('list.next')}
        aria-disabled={page >= pages}
        onClick={() => page < pages && onPage(page + 1)}
      />
    </nav>
  );
}

function numbersAround(page: number, pages: number): number[] {
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
}
