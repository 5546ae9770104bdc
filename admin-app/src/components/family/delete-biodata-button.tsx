import type { Profile } from '@pehchan/contract/biodata';
import { useText } from '@pehchan/kit';
import { Button, Icon, useConfirm } from '@pehchan/kit/ui';
import { useDeleteProfileOfUserMutation } from '../../calls/biodata.ts';

export function DeleteBiodataButton({ profile, onDeleted }: { profile: Profile; onDeleted: () => void }) {
  const text = useText();
  const confirm = useConfirm();
  const [deleteProfile, { isLoading }] = useDeleteProfileOfUserMutation();
  return (
    <Button
      danger
      icon={<Icon name="trash" />}
      loading={isLoading}
      aria-label={`${text('action.delete')}: ${profile.fullname}`}
      onClick={async () => {
        if (!(await confirm(text('confirm.deleteProfile'), profile.fullname))) return;
        const { error } = await deleteProfile(profile.id);
        if (!error) onDeleted();
      }}
    >
      {text('action.delete')}
    </Button>
  );
}
