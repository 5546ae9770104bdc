import { useNotices, useKitTranslation } from '@pehchan/kit';
import { useConfirm } from '@pehchan/kit/ui';
import {
  useCountUsersWithoutProfilesMutation,
  useDeleteUsersWithoutProfilesMutation,
} from '../../calls/users.ts';

/** Delete accounts without biodata after showing their number (specification section 4): maintainer only. */
export function usePurge() {
  const tKit = useKitTranslation();
  const { notify } = useNotices();
  const confirm = useConfirm();
  const [count, counting] = useCountUsersWithoutProfilesMutation();
  const [purge, purging] = useDeleteUsersWithoutProfilesMutation();

  const begin = async () => {
    const { data } = await count();
    if (!data) return;
    const answers = { yes: tKit('action.yesDelete'), no: tKit('action.no') };
    if (data.count === 0) {
      notify({ kind: 'info', text: tKit('empty.users.withoutBiodata') });
    } else if (await confirm(tKit('confirm.purge', { n: data.count }), undefined, answers)) {
      const deleted = (await purge()).data;
      if (deleted) notify({ kind: 'success', text: tKit('done.users.purged', { n: deleted.count }) });
    }
  };
  return { begin, isBusy: counting.isLoading || purging.isLoading };
}
