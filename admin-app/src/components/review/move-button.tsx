import { type Standing, standingOf } from '@pehchan/contract/accounts';
import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { Button, Icon, useConfirm } from '@pehchan/kit/ui';
import { MOVES } from '../../calls/users.ts';
import { texts } from '../../texts/index.ts';
import { WAYS, type Reviewed } from './standing.ts';
import { useNaming } from './use-naming.ts';

type Props = { user: Reviewed; to: Standing; onMoved?: () => void };

/** One decision on one account, after its question. */
export function MoveButton({ user, to, onMoved }: Props) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const confirm = useConfirm();
  const nameOf = useNaming();
  const [move, { isLoading }] = MOVES[to]();
  const { label, icon, confirm: question } = WAYS[to];
  return (
    <Button
      type={to === 'approved' ? 'primary' : 'default'}
      danger={to === 'rejected'}
      icon={<Icon name={icon} />}
      loading={isLoading}
      aria-label={`${t(label)}: ${user.name}`}
      onClick={async () => {
        if (!(await confirm(tKit(question), nameOf(user)))) return;
        void move({ id: user.id, from: standingOf(user) });
        onMoved?.();
      }}
    >
      {t(label)}
    </Button>
  );
}
