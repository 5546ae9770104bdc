import { photoUrl } from '@pehchan/contract/photos';
import type { TraceCandidate, TraceReply } from '@pehchan/contract/trace';
import { displayName, to, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { Card } from '@pehchan/kit/ui';
import { useEffect, useRef } from 'react';
import { Outline } from './outline.tsx';
import { texts } from './texts/index.ts';
import styles from './trace.module.css';

const PROVES = ['proves.copy', 'proves.text', 'proves.secret', 'proves.lost', 'proves.told'] as const;

/** Whose copy it is, the two pictures beside each other, and what that says. */
export function TraceResult({ reply, shown }: { reply: TraceReply; shown: string | undefined }) {
  const t = useTranslation(texts);
  const { candidates, image, fullname, isMirrored, place, message } = reply;
  const said = useRef<HTMLDivElement>(null);
  // It comes below what was pressed, on a phone out of sight.
  useEffect(() => said.current?.focus(), [reply]);
  const photo = photoUrl(image, 'view');
  return (
    <>
      <Card title={t('result')}>
        <div ref={said} tabIndex={-1} className={styles.said} role="status">
          <p>{message}</p>
          <ul className={styles.candidates}>
            {candidates.map((candidate) => (
              <Candidate key={candidate.code} candidate={candidate} />
            ))}
          </ul>
          {isMirrored && <p>{t('mirrored')}</p>}
        </div>
        {shown && photo && (
          <div className={styles.pair}>
            <figure>
              <div className={isMirrored ? styles.mirrored : styles.fit}>
                <img src={shown} alt="" />
                {place && <Outline corners={place} />}
              </div>
              <figcaption>{t('found')}</figcaption>
            </figure>
            <figure>
              <img src={photo} alt="" />
              <figcaption>
                {t('photo')}
                {fullname && `: ${displayName(fullname)}`}
              </figcaption>
            </figure>
          </div>
        )}
      </Card>
      <Card title={t('proves')}>
        <ul className={styles.points}>
          {PROVES.map((sentence) => (
            <li key={sentence}>{t(sentence)}</li>
          ))}
        </ul>
      </Card>
    </>
  );
}

function Candidate({ candidate }: { candidate: TraceCandidate }) {
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const { userId, name, village, code, z, verdict } = candidate;
  return (
    <li>
      <strong>
        {userId === null ? displayName(name) : <Link to={to.userProfiles(userId)}>{displayName(name)}</Link>},{' '}
        {tKit(`village.${village}`)}
      </strong>
      {userId === null && ` (${t('deleted')})`}
      <br />
      {t(`verdict.${verdict}`)}
      <br />
      <span className={styles.hint}>{t('code', { code, z: z.toFixed(1) })}</span>
    </li>
  );
}
