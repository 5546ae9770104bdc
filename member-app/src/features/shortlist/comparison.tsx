import { useTranslation, useWayBack } from '@pehchan/kit';
import { Button, EmptyState, Icon, LoadingState, Page } from '@pehchan/kit/ui';
import { lazy, Suspense } from 'react';
import { ownPaths } from '../../own-paths.ts';
import { texts } from './texts/index.ts';
import type { Listed } from './use-children.ts';

const Compare = lazy(() => import('./compare.tsx'));

/** The comparison has an address of its own, so “back” leads to the list with its ticks. */
export function Comparison({ entries }: { entries: Listed[] }) {
  const t = useTranslation(texts);
  const goBack = useWayBack(ownPaths.shortlist);
  return (
    <Page
      title={t('compare.title')}
      before={
        <Button icon={<Icon name="left" />} onClick={goBack}>
          {t('compare.back')}
        </Button>
      }
    >
      {entries.length === 0 ? (
        <EmptyState icon="star">{t('compare.gone')}</EmptyState>
      ) : (
        <Suspense fallback={<LoadingState rows={8} />}>
          <Compare profiles={entries.map(({ profile }) => profile)} />
        </Suspense>
      )}
    </Page>
  );
}
