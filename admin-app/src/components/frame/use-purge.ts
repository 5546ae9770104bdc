import { useNotices, useText } from '@pehchan/kit';
import { useConfirm } from '@pehchan/kit/ui';
import {
  useCountUsersWithoutProfilesMutation,
  useDeleteUsersWithoutProfilesMutation,
} from '../../calls/users.ts';

/**
 * Deletes the accounts without biodata, after counting them and asking (specification section 4). The
 * maintainer's alone.
 */
export function usePurge() {
  const text = useText();
  const { say } = useNotices();
  const confirm = useConfirm();
  const [count, counting] = useCountUsersWithoutProfilesMutation();
  const [purge, purging] = useDeleteUsersWithoutProfilesMutation();

  const begin = async () => {
    const { data } = await count();
    if (!data) return;
    if (data.count === 0) {
      say({ kind: 'info', text: text('empty.users.withoutBiodata') });
    } else if (await confirm(text('confirm.purge', { n: data.count }))) {
      const deleted = (await purge()).data;
      if (deleted) say({ kind: 'success', text: text('done.users.purged', { n: deleted.count }) });
    }
  };
  return { begin, isBusy: counting.isLoading || purging.isLoading };
}
