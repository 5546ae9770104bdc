import { useTranslation } from '@pehchan/kit';
import { Button } from '@pehchan/kit/ui';
import { useId, useState } from 'react';
import { texts } from '../../texts/index.ts';
import type { Figures } from './figures.ts';
import { FiguresTable } from './figures-table.tsx';
import { useDrawing } from './use-drawing.ts';
import styles from './charts.module.css';

/** Draw figures as a chart. Screen readers always get a table too, other users after pressing a button. */
export function Chart(figures: Figures) {
  const t = useTranslation(texts);
  const [isTable, setTable] = useState(false);
  const place = useDrawing(figures);
  const titleId = useId();
  const other = isTable ? 'charts.hideTable' : 'charts.showTable';
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <figcaption className={styles.head}>
        <h3 id={titleId}>{figures.title}</h3>
        <Button size="small" aria-label={`${t(other)}: ${figures.title}`} onClick={() => setTable(!isTable)}>
          {t(other)}
        </Button>
      </figcaption>
      <div aria-hidden="true" hidden={isTable}>
        <ul className={styles.legend}>
          {figures.series.map(({ name }, index) => (
            <li key={name} data-series={index}>
              {name}
            </li>
          ))}
        </ul>
        <div ref={place} className={styles.drawing} />
      </div>
      {/* On a phone the table is wider than the screen, so the keyboard can scroll the table too. */}
      <div className={isTable ? undefined : 'visually-hidden'}>
        <FiguresTable {...figures} isScrolled={isTable} />
      </div>
    </figure>
  );
}
