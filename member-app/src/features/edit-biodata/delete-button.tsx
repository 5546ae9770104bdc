import { paths, useKitTranslation } from '@pehchan/kit';
import { useFormikContext } from '@pehchan/kit/forms';
import { useNavigate } from '@pehchan/kit/router';
import { Button, Icon, useConfirm } from '@pehchan/kit/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useDeleteProfileMutation } from '../../member-api.ts';

export function DeleteButton({ id, name }: { id: number; name: string }) {
  const tKit = useKitTranslation();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { resetForm } = useFormikContext();
  const [deleteProfile] = useDeleteProfileMutation();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Button
      danger
      icon={<Icon name="trash" />}
      loading={isLeaving}
      aria-label={`${tKit('action.delete')}: ${name}`}
      onClick={async () => {
        const answers = { yes: tKit('action.yesDelete'), no: tKit('action.no') };
        const details = `${name}. ${tKit('photo.untraceable')}`;
        if (!(await confirm(tKit('confirm.deleteProfile'), details, answers))) return;
        setLeaving(true);
        // Reset the form, so that leaving this screen does not ask whether to discard the typed changes.
        flushSync(() => resetForm());
        // Leave this screen before deleting: the open screen would request the deleted biodata.
        await navigate(paths.home, { flushSync: true });
        await deleteProfile(id);
      }}
    >
      {tKit('action.delete')}
    </Button>
  );
}
