import { nameOf, type Profile } from '@pehchan/contract/biodata';
import { useKitTranslation, useLanguage } from '@pehchan/kit';
import { useConfirm } from '@pehchan/kit/ui';
import { useDeleteProfileOfUserMutation } from '../../calls/biodata.ts';

/** Return a function that deletes a biodata after a question. */
export function useDeleteBiodata(profile: Profile, onDeleted: () => void) {
  const tKit = useKitTranslation();
  const confirm = useConfirm();
  const name = nameOf(profile, useLanguage());
  const [deleteProfile, { isLoading }] = useDeleteProfileOfUserMutation();
  const begin = async () => {
    const answers = { yes: tKit('action.yesDelete'), no: tKit('action.no') };
    const details = `${name}. ${tKit('photo.untraceable')}`;
    if (!(await confirm(tKit('confirm.deleteProfile'), details, answers))) return;
    const { error } = await deleteProfile(profile.id);
    if (!error) onDeleted();
  };
  return { begin, isLoading, name };
}
