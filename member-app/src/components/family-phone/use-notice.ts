import { useSignedInUser, useTexts } from '@pehchan/kit';
import { useConfirm } from '@pehchan/kit/ui';
import { useCallback } from 'react';
import { useReadNoticeMutation } from '../../member-api.ts';
import { texts } from '../../texts/index.ts';

/**
 * Says once, before the first look at another family, that it is told of it. An administrator's look isn't a
 * family's.
 */
export function useNotice() {
  const own = useTexts(texts);
  const { noticeRead, can } = useSignedInUser();
  const confirm = useConfirm();
  const [readNotice] = useReadNoticeMutation();
  /** @returns whether the person goes on */
  const tell = useCallback(
    async (signal?: AbortSignal) => {
      const isAgreed = await confirm(own('notice.look'), undefined, { yes: own('notice.read'), signal });
      if (isAgreed) await readNotice();
      return isAgreed;
    },
    [confirm, own, readNotice],
  );
  return { isDue: can.search && !can.administer && !noticeRead, tell };
}
