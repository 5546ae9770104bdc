import { accountStatusOf } from '@pehchan/contract/accounts';
import { useSignedInUser } from '@pehchan/kit';
import { memo } from 'react';
import { MoveButton } from './move-button.tsx';
import { DECISION_ORDER, type Reviewed } from './decisions.ts';

/** Show decision buttons, but not on the own account. Memoised: removing a row must not redraw other rows. */
export const MoveButtons = memo(function MoveButtons({
  user,
  onMoved,
  isIcon,
}: {
  user: Reviewed;
  onMoved?: () => void;
  isIcon?: boolean;
}) {
  const me = useSignedInUser();
  if (user.id === me.id) return null;
  return DECISION_ORDER.filter((to) => to !== accountStatusOf(user)).map((to) => (
    <MoveButton key={to} user={user} to={to} onMoved={onMoved} isIcon={isIcon} />
  ));
});
