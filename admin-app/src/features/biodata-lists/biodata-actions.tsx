import type { Profile } from '@pehchan/contract/biodata';
import { FamilyButton } from '../../components/family/family-button.tsx';
import { MoveButtons } from '../../components/review/move-buttons.tsx';

/** A biodata has its family's account status: these buttons decide on the family. */
export function BiodataActions({ profile, onMoved }: { profile: Profile; onMoved: () => void }) {
  return (
    <>
      <FamilyButton user={profile.user} />
      <MoveButtons user={profile.user} onMoved={onMoved} />
    </>
  );
}
