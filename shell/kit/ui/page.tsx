import { useEffect, type ReactNode } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import styles from './page.module.css';

export function Page({
  title,
  before,
  lead,
  extra,
  children,
}: {
  title: string;
  /** Shown above the page's heading, such as a “Back” link, which must not move while the heading loads. */
  before?: ReactNode;
  lead?: ReactNode;
  extra?: ReactNode;
  children: ReactNode;
}) {
  const t = useKitTranslation();
  const product = t('product.name');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  return (
    <div className={styles.page}>
      {before && <div>{before}</div>}
      <header className={styles.head}>
        <div>
          {/* Focused after a navigation, so that a screen reader announces the new screen. */}
          <h1 tabIndex={-1} data-page-title>
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
