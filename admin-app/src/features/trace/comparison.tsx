import { photoUrl } from '@pehchan/contract/photos';
import type { TraceReply } from '@pehchan/contract/trace';
import { displayName, useTranslation } from '@pehchan/kit';
import { Outline } from './outline.tsx';
import { texts } from './texts/index.ts';
import styles from './trace.module.css';

type Photo = Pick<TraceReply, 'image' | 'fullname' | 'isMirrored' | 'place'>;

export function Comparison({ photo, shown }: { photo: Photo; shown: string | undefined }) {
  const t = useTranslation(texts);
  const { image, fullname, isMirrored, place } = photo;
  const stored = photoUrl(image, 'view');
  return (
    <>
      {isMirrored && <p>{t('mirrored')}</p>}
      {shown && stored && (
        <div className={styles.pair}>
          <figure>
            <div className={isMirrored ? styles.mirrored : styles.fit}>
              <img src={shown} alt="" />
              {place && <Outline corners={place} />}
            </div>
            <figcaption>{t('found')}</figcaption>
          </figure>
          <figure>
            <img src={stored} alt="" />
            <figcaption>
              {t('photo')}
              {fullname && `: ${displayName(fullname)}`}
            </figcaption>
          </figure>
        </div>
      )}
    </>
  );
}
