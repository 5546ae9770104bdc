import type { AccountStatus } from '@pehchan/contract/accounts';
import { displayName, useTranslation } from '@pehchan/kit';
import { Button, Icon, IconButton } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import { DECISIONS, type Reviewed } from './decisions.ts';
import styles from './move-button.module.css';
import { useDecide } from './use-decide.tsx';

type Props = { user: Reviewed; to: AccountStatus; onMoved?: () => void; isIcon?: boolean };

export function MoveButton({ user, to, onMoved, isIcon }: Props) {
  const t = useTranslation(texts);
  const { decide, isLoading, dialog } = useDecide(user, to, onMoved);
  const { label, icon, key } = DECISIONS[to];
  const name = `${t(label)}: ${displayName(user.name)}`;
  return (
    <>
      {isIcon ? (
        <IconButton
          icon={icon}
          label={name}
          title={key ? `${t(label)} (${key})` : t(label)}
          aria-keyshortcuts={key}
          className={styles[to]}
          aria-busy={isLoading || undefined}
          disabled={isLoading}
          onClick={() => void decide()}
        />
      ) : (
        <Button
          type={to === 'approved' ? 'primary' : 'default'}
          danger={to === 'rejected'}
          icon={<Icon name={icon} />}
          loading={isLoading}
          aria-label={name}
          onClick={() => void decide()}
        >
          {t(label)}
        </Button>
      )}
      {dialog}
    </>
  );
}
