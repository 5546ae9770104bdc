import type { Profile } from '@pehchan/contract/biodata';
import { to, useKitTranslation, useTranslation } from '@pehchan/kit';
import { MoreMenu } from '@pehchan/kit/desktop';
import { useNavigate } from '@pehchan/kit/router';
import { useDeleteBiodata } from '../../components/family/use-delete-biodata.ts';
import { MoveButtons } from '../../components/review/move-buttons.tsx';
import { texts } from '../../texts/index.ts';

/** The actions in a row of biodata: two decisions on its family as icons, rare actions in a menu. */
export function RowActions({ profile, onMoved }: { profile: Profile; onMoved: () => void }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const navigate = useNavigate();
  const { begin, name } = useDeleteBiodata(profile, onMoved);
  const opens = (key: string, icon: string, label: string, address: string) => {
    return { key, icon, label, onChoose: () => void navigate(address) };
  };
  return (
    <span>
      <MoveButtons isIcon user={profile.user} onMoved={onMoved} />
      <MoreMenu
        label={`${t('row.more')}: ${name}`}
        items={[
          opens('view', 'eye', tKit('action.view'), to.profile(profile.id)),
          opens('edit', 'edit', tKit('action.edit'), to.editProfile(profile.id)),
          opens('ledger', 'users', t('family.ledger'), to.ledger(profile.id)),
          {
            key: 'delete',
            icon: 'trash',
            label: tKit('action.delete'),
            danger: true,
            onChoose: () => void begin(),
          },
        ]}
      />
    </span>
  );
}
