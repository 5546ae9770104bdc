import { errorReply, useSecondStep, useTranslation } from '@pehchan/kit';
import { Button, Card, FailedState, FieldHint, LoadingState } from '@pehchan/kit/ui';
import { useSecondStepQuery } from '../../calls/second-step.ts';
import { texts } from '../../texts/index.ts';

/** Show the state of the second step. Only the shell has screens that change it. */
export function SecondStepSettings() {
  const t = useTranslation(texts);
  const { data, error, isLoading, refetch } = useSecondStepQuery();
  const take = useSecondStep();
  return (
    <Card title={t('step.title')}>
      <p>{t('step.lead')}</p>
      {isLoading && <LoadingState rows={1} />}
      {!data && error && (
        <FailedState onRetry={() => void refetch()}>{errorReply(error)?.message}</FailedState>
      )}
      {data && (
        <>
          {!data.isNeeded && <FieldHint>{t('step.demo')}</FieldHint>}
          <Button
            type={data.isSetUp ? 'default' : 'primary'}
            onClick={async () => {
              await take('setUp');
              void refetch();
            }}
          >
            {t(data.isSetUp ? 'step.change' : 'step.setUp')}
          </Button>
        </>
      )}
    </Card>
  );
}
