import type { UserWithProfiles } from '@pehchan/contract/review';
import { displayName, to, useKitTranslation, useTranslation } from '@pehchan/kit';
import { MoreMenu } from '@pehchan/kit/desktop';
import { useNavigate } from '@pehchan/kit/router';
import { texts } from '../../texts/index.ts';
import { useDeleteUser } from '../family/use-delete-user.ts';
import { MoveButtons } from '../review/move-buttons.tsx';

/** The actions in a row of accounts: two decisions as icons, rare actions in a menu. */
export function AccountActions({ user, onMoved }: { user: UserWithProfiles; onMoved: () => void }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const navigate = useNavigate();
  const { begin } = useDeleteUser(user, onMoved);
  const edit = {
    key: 'edit',
    icon: 'edit',
    label: tKit('action.edit'),
    onChoose: () => void navigate(to.editUser(user.id)),
  };
  const page = {
    key: 'page',
    icon: 'list',
    label: t('family.biodata'),
    onChoose: () => void navigate(to.userProfiles(user.id)),
  };
  const remove = {
    key: 'delete',
    icon: 'trash',
    label: tKit('action.delete'),
    danger: true,
    onChoose: () => void begin(),
  };
  return (
    <span>
      <MoveButtons isIcon user={user} onMoved={onMoved} />
      <MoreMenu
        label={`${t('row.more')}: ${displayName(user.name)}`}
        items={user.role === 'ADMIN' ? [page, edit] : [page, edit, remove]}
      />
    </span>
  );
}
