import type { User } from '@pehchan/contract/accounts';
import { displayName, useSignedInUser, useTranslation } from '@pehchan/kit';
import { Button, useConfirm } from '@pehchan/kit/ui';
import { useResetSecondStepMutation } from '../../calls/second-step.ts';
import { texts } from '../../texts/index.ts';
import { MadeCode } from './made-code.tsx';

export function ResetStepButton({ user }: { user: User }) {
  const t = useTranslation(texts);
  const { id } = useSignedInUser();
  const confirm = useConfirm();
  const [reset, { data, isLoading }] = useResetSecondStepMutation();
  if (user.role !== 'ADMIN' || user.id === id) return null;
  return (
    <>
      <Button
        loading={isLoading}
        aria-label={`${t('step.reset')}: ${displayName(user.name)}`}
        onClick={async () => {
          if (await confirm(t('step.resetAsk'), displayName(user.name))) void reset(user.id);
        }}
      >
        {t('step.reset')}
      </Button>
      {data?.code && <MadeCode code={data.code} message={data.message} />}
    </>
  );
}
