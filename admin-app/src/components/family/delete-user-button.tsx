import type { User } from '@pehchan/contract/accounts';
import { displayName, useKitTranslation } from '@pehchan/kit';
import { Button, Icon } from '@pehchan/kit/ui';
import { useDeleteUser } from './use-delete-user.ts';

/** Delete an account. Administrators have no such button, because the API refuses to delete them. */
export function DeleteUserButton({ user, onLeft }: { user: User; onLeft: () => void }) {
  const tKit = useKitTranslation();
  const { begin, isLoading } = useDeleteUser(user, onLeft);
  if (user.role === 'ADMIN') return null;
  return (
    <Button
      danger
      icon={<Icon name="trash" />}
      loading={isLoading}
      aria-label={`${tKit('action.delete')}: ${displayName(user.name)}`}
      onClick={() => void begin()}
    >
      {tKit('action.delete')}
    </Button>
  );
}
