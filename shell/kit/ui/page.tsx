import { useEffect, type ReactNode } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import styles from './page.module.css';

/** A screen under the shell's layout: its heading, what stands beside it, and the document's title. */
export function Page({
  title,
  before,
  lead,
  extra,
  children,
}: {
  title: string;
  /** Above the heading: the way back, which doesn't move while the heading is still to come. */
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
          {/* Focused after a change of screen, so that a screen reader says where it is. */}
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
