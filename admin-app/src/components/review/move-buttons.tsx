import { accountStatusOf } from '@pehchan/contract/accounts';
import { useSignedInUser } from '@pehchan/kit';
import { memo } from 'react';
import { MoveButton } from './move-button.tsx';
import { DECISION_ORDER, type Reviewed } from './decisions.ts';

/**
 * The moves from where an account stands to where it doesn't. Nobody decides on themselves. Drawn again only
 * when the account has changed: a row that leaves must not cost all the others.
 */
export const MoveButtons = memo(function MoveButtons({
  user,
  onMoved,
}: {
  user: Reviewed;
  onMoved?: () => void;
}) {
  const me = useSignedInUser();
  if (user.id === me.id) return null;
  return DECISION_ORDER.filter((to) => to !== accountStatusOf(user)).map((to) => (
    <MoveButton key={to} user={user} to={to} onMoved={onMoved} />
  ));
});
