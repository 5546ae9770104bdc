import { useSignedInUser, useTranslation } from '@pehchan/kit';
import { useConfirm } from '@pehchan/kit/ui';
import { useCallback } from 'react';
import { useReadNoticeMutation } from '../../member-api.ts';
import { texts } from '../../texts/index.ts';

/** Explain once that a family sees which accounts open its biodata. Administrators need no such notice. */
export function useNotice() {
  const t = useTranslation(texts);
  const { noticeRead, can } = useSignedInUser();
  const confirm = useConfirm();
  const [readNotice] = useReadNoticeMutation();
  const show = useCallback(
    async (signal?: AbortSignal) => {
      const isAgreed = await confirm(t('notice.look'), undefined, { yes: t('notice.read'), signal });
      if (isAgreed) await readNotice();
      return isAgreed;
    },
    [confirm, t, readNotice],
  );
  return { isDue: can.search && !can.administer && !noticeRead, show };
}
