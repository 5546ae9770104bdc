import type { User } from '@pehchan/contract/accounts';
import { displayName, useKitTranslation } from '@pehchan/kit';
import { Button, Icon, useConfirm } from '@pehchan/kit/ui';
import { useDeleteUserMutation } from '../../calls/users.ts';

/** Delete an account. Administrators have no such button, because the API refuses to delete them. */
export function DeleteUserButton({ user, onLeft }: { user: User; onLeft: () => void }) {
  const tKit = useKitTranslation();
  const confirm = useConfirm();
  const [deleteUser, { isLoading }] = useDeleteUserMutation();
  if (user.role === 'ADMIN') return null;
  return (
    <Button
      danger
      icon={<Icon name="trash" />}
      loading={isLoading}
      aria-label={`${tKit('action.delete')}: ${displayName(user.name)}`}
      onClick={async () => {
        const answers = { yes: tKit('action.yesDelete'), no: tKit('action.no') };
        const details = `${displayName(user.name)}. ${tKit('photo.untraceable')}`;
        if (!(await confirm(tKit('confirm.deleteUser'), details, answers))) return;
        void deleteUser(user.id);
        onLeft();
      }}
    >
      {tKit('action.delete')}
    </Button>
  );
}
