import { clsx } from 'clsx';
import { useEffect, type ReactNode } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { useTitleInBar } from './page-title.ts';
import styles from './page.module.css';

export function Page({
  title,
  before,
  lead,
  extra,
  isTitleLarge = false,
  children,
}: {
  title: string;
  /** Shows the title large on phones, too. Other screens have it in the top bar there. */
  isTitleLarge?: boolean;
  /** Shown above the page's heading, such as a “Back” link, which must not move while the heading loads. */
  before?: ReactNode;
  lead?: ReactNode;
  extra?: ReactNode;
  children: ReactNode;
}) {
  const t = useKitTranslation();
  const product = t('product.name');
  const isInBar = useTitleInBar(isTitleLarge ? '' : title);
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  return (
    <div className={styles.page}>
      {before && <div>{before}</div>}
      <header className={clsx(styles.head, isInBar && !lead && !extra && styles.bare)}>
        <div>
          {/* Focused after a navigation, so that a screen reader announces the new screen. */}
          <h1 tabIndex={-1} data-page-title className={isInBar ? 'visually-hidden' : undefined}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {extra}
      </header>
      {children}
    </div>
  );
}
