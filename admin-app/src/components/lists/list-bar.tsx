import { useTranslation } from '@pehchan/kit';
import { Button, SearchField } from '@pehchan/kit/ui';
import { useId, useState } from 'react';
import { texts } from '../../texts/index.ts';
import { ListKeys } from './list-keys.tsx';
import styles from './list-bar.module.css';
import type { ListToolsProps } from './list-tools-props.ts';
import { PageSize } from './page-size.tsx';

/** Show the tools of a list in one line above its table. The button “More” opens a second line. */
export function ListBar({
  list,
  search,
  filters,
  more,
  opensMore,
  found,
  exporting,
  onTools,
}: Omit<ListToolsProps, 'sorts'>) {
  const t = useTranslation(texts);
  const [isOpen, setOpen] = useState(opensMore ?? false);
  const id = useId();
  return (
    <>
      <div className={styles.bar}>
        {search && <SearchField label={search} value={list.search} onSettled={list.find} />}
        {filters}
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t('list.more')}
        </Button>
        <div className={styles.end}>
          <span role="status">{found}</span>
          {exporting}
          <span ref={onTools} />
        </div>
      </div>
      <div id={id} className={styles.more} hidden={!isOpen}>
        {more}
        <PageSize list={list} />
        <ListKeys />
      </div>
    </>
  );
}
