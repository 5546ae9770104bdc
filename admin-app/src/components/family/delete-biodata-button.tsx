import { nameOf, type Profile } from '@pehchan/contract/biodata';
import { useKitTranslation, useLanguage } from '@pehchan/kit';
import { Button, Icon, useConfirm } from '@pehchan/kit/ui';
import { useDeleteProfileOfUserMutation } from '../../calls/biodata.ts';

export function DeleteBiodataButton({ profile, onDeleted }: { profile: Profile; onDeleted: () => void }) {
  const tKit = useKitTranslation();
  const confirm = useConfirm();
  const name = nameOf(profile, useLanguage());
  const [deleteProfile, { isLoading }] = useDeleteProfileOfUserMutation();
  return (
    <Button
      danger
      icon={<Icon name="trash" />}
      loading={isLoading}
      aria-label={`${tKit('action.delete')}: ${name}`}
      onClick={async () => {
        const answers = { yes: tKit('action.yesDelete'), no: tKit('action.no') };
        const details = `${name}. ${tKit('photo.untraceable')}`;
        if (!(await confirm(tKit('confirm.deleteProfile'), details, answers))) return;
        const { error } = await deleteProfile(profile.id);
        if (!error) onDeleted();
      }}
    >
      {tKit('action.delete')}
    </Button>
  );
}
