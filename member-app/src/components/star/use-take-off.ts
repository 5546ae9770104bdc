import type { ShortlistEntry } from '@pehchan/contract/shortlist';
import { useLanguage, useTranslation } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { useConfirm } from '@pehchan/kit/ui';
import { useTakeOffShortlistMutation } from '../../shortlist-api.ts';
import { texts } from '../../texts/index.ts';

/** Remove a biodata from the shortlist. Ask first if its stage or note would be lost. */
export function useTakeOff() {
  const t = useTranslation(texts);
  const language = useLanguage();
  const confirm = useConfirm();
  const [send, { isLoading }] = useTakeOffShortlistMutation();
  const takeOff = async ({ profileId, profile, stage, note }: ShortlistEntry) => {
    const isBare = stage === 'liked' && !note;
    const name = profile ? nameOf(profile, language) : '';
    if (!isBare && !(await confirm(t('star.forget', { name }), t('star.forgetDoes')))) return;
    await send(profileId);
  };
  return { takeOff, isLoading };
}
