import type { User } from '@pehchan/contract/accounts';
import { displayName, useKitTranslation } from '@pehchan/kit';
import { useConfirm } from '@pehchan/kit/ui';
import { useDeleteUserMutation } from '../../calls/users.ts';

/** Return a function that deletes an account after a question. */
export function useDeleteUser(user: Pick<User, 'id' | 'name'>, onLeft: () => void) {
  const tKit = useKitTranslation();
  const confirm = useConfirm();
  const [deleteUser, { isLoading }] = useDeleteUserMutation();
  const begin = async () => {
    const answers = { yes: tKit('action.yesDelete'), no: tKit('action.no') };
    const details = `${displayName(user.name)}. ${tKit('photo.untraceable')}`;
    if (!(await confirm(tKit('confirm.deleteUser'), details, answers))) return;
    void deleteUser(user.id);
    onLeft();
  };
  return { begin, isLoading };
}
