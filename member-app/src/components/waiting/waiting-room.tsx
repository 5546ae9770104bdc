import type { SessionUser } from '@pehchan/contract/accounts';
import { useRemembered, useTranslation } from '@pehchan/kit';
import { Card, LoadingState, Note } from '@pehchan/kit/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useOwnStatusQuery } from '../../member-api.ts';
import { texts } from '../../texts/index.ts';
import { Callers } from './callers.tsx';
import { wantCorrectionTexts } from './texts/index.ts';
import { Steps } from './steps.tsx';
import { useMoreToCome } from './use-more-to-come.ts';
import { UsualTime } from './usual-time.tsx';
import { WAITED } from './welcome.tsx';
import styles from './waiting.module.css';

const loadCorrections = () => {
  wantCorrectionTexts();
  return import('./corrections.tsx');
};
const Corrections = lazy(loadCorrections);

/** Show the session's account status immediately, and keep showing it if the call for details fails. */
export function WaitingRoom({ user }: { user: SessionUser }) {
  const t = useTranslation(texts);
  const { data, isLoading } = useOwnStatusQuery();
  const place = useRef<HTMLDivElement>(null);
  const kept = useRemembered(WAITED);
  useEffect(() => kept.keep(true), [kept]);
  useEffect(() => {
    // Few accounts are rejected. Load the corrections while the reasons load; drawing them reports a failure.
    if (user.IsRejected) loadCorrections().catch(() => undefined);
  }, [user.IsRejected]);
  const isRejected = data ? data.standing === 'rejected' : user.IsRejected;
  const rejection = data?.rejection ?? null;
  const isMoreToCome = useMoreToCome(user);
  return (
    <div ref={place} tabIndex={-1} className={styles.room}>
      <Card title={t(isRejected ? 'wait.mendTitle' : 'wait.title')}>
        <Steps
          isRejected={isRejected}
          sentAt={user.createdAt}
          sentAgainAt={isRejected ? null : (rejection?.sentAgainAt ?? null)}
        />
        {isMoreToCome ? (
          <LoadingState rows={8} />
        ) : (
          <Note>
            {isRejected ? (
              <p>{t(rejection?.reasons.length ? 'wait.mendLead' : 'wait.callLead')}</p>
            ) : (
              <UsualTime status={data} isLoading={isLoading} />
            )}
          </Note>
        )}
        {isRejected && !isMoreToCome && (
          <Suspense fallback={<LoadingState rows={8} />}>
            <Corrections rejection={rejection} onSent={() => place.current?.focus()} />
          </Suspense>
        )}
        {!isMoreToCome && <Callers userId={user.id} />}
      </Card>
    </div>
  );
}
