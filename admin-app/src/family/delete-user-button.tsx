import type { User } from '@pehchan/contract/replies';
import { useText } from '@pehchan/kit';
import { Button, Icon, useConfirm } from '@pehchan/kit/ui';
import { useDeleteUserMutation } from '../calls/users.ts';

/** Deletes an account with everything of it. An administrator's isn't deleted here: the API would refuse. */
export function DeleteUserButton({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const text = useText();
  const confirm = useConfirm();
  const [deleteUser, { isLoading }] = useDeleteUserMutation();
  if (user.role === 'ADMIN') return null;
  return (
    <Button
      danger
      icon={<Icon name="trash" />}
      loading={isLoading}
      aria-label={`${text('action.delete')}: ${user.name}`}
      onClick={async () => {
        if (!(await confirm(text('confirm.deleteUser')))) return;
        const { error } = await deleteUser(user.id);
        if (!error) onDeleted();
      }}
    >
      {text('action.delete')}
    </Button>
  );
}
