import type { AccountStatus } from '@pehchan/contract/accounts';
import { displayName, useTranslation } from '@pehchan/kit';
import { Button, Icon } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import { DECISIONS, type Reviewed } from './decisions.ts';
import { useDecide } from './use-decide.tsx';

type Props = { user: Reviewed; to: AccountStatus; onMoved?: () => void };

export function MoveButton({ user, to, onMoved }: Props) {
  const t = useTranslation(texts);
  const { decide, isLoading, dialog } = useDecide(user, to, onMoved);
  const { label, icon } = DECISIONS[to];
  return (
    <>
      <Button
        type={to === 'approved' ? 'primary' : 'default'}
        danger={to === 'rejected'}
        icon={<Icon name={icon} />}
        loading={isLoading}
        aria-label={`${t(label)}: ${displayName(user.name)}`}
        onClick={() => void decide()}
      >
        {t(label)}
      </Button>
      {dialog}
    </>
  );
}
