import type { Profile } from '@pehchan/contract/biodata';
import { to, useKitTranslation } from '@pehchan/kit';
import { Actions, Button, ButtonLink, Icon, useConfirm } from '@pehchan/kit/ui';
import { useDeleteProfileMutation } from '../../member-api.ts';

/** What the owner may do with a biodata. Names say whose, since several rows have the same buttons. */
export function HomeActions({ profile, onDeleted }: { profile: Profile; onDeleted: () => void }) {
  const tKit = useKitTranslation();
  const confirm = useConfirm();
  const [deleteProfile, { isLoading }] = useDeleteProfileMutation();
  const named = (action: 'action.view' | 'action.edit' | 'action.delete') =>
    `${tKit(action)}: ${profile.fullname}`;
  return (
    <Actions>
      <ButtonLink to={to.profile(profile.id)} aria-label={named('action.view')}>
        <Icon name="eye" /> {tKit('action.view')}
      </ButtonLink>
      <ButtonLink to={to.editProfile(profile.id)} aria-label={named('action.edit')}>
        <Icon name="edit" /> {tKit('action.edit')}
      </ButtonLink>
      <Button
        danger
        icon={<Icon name="trash" />}
        loading={isLoading}
        aria-label={named('action.delete')}
        onClick={async () => {
          if (!(await confirm(tKit('confirm.deleteProfile'), profile.fullname))) return;
          const { error } = await deleteProfile(profile.id);
          if (!error) onDeleted();
        }}
      >
        {tKit('action.delete')}
      </Button>
    </Actions>
  );
}
