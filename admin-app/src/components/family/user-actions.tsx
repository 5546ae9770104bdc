import type { UserWithProfiles } from '@pehchan/contract/review';
import { Actions } from '@pehchan/kit/ui';
import { FamilyButton } from './family-button.tsx';
import { MoveButtons } from '../review/move-buttons.tsx';

export function UserActions({ user, onMoved }: { user: UserWithProfiles; onMoved: () => void }) {
  return (
    <Actions>
      <MoveButtons user={user} onMoved={onMoved} />
      <FamilyButton user={user} />
    </Actions>
  );
}
