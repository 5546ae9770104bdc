import { accountStatusOf } from '@pehchan/contract/accounts';
import { useTranslation } from '@pehchan/kit';
import { Button, Icon } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import type { Reviewed } from './decisions.ts';
import { useDecide } from './use-decide.tsx';

export function SayWhyButton({ user, onMoved }: { user: Reviewed; onMoved: () => void }) {
  const t = useTranslation(texts);
  const { decide, isLoading, dialog } = useDecide(user, 'rejected', onMoved);
  if (accountStatusOf(user) !== 'rejected') return null;
  return (
    <>
      <Button icon={<Icon name="info" />} loading={isLoading} onClick={() => void decide()}>
        {t('reasons.say')}
      </Button>
      {dialog}
    </>
  );
}
