import { accountStatusOf } from '@pehchan/contract/accounts';
import { useSignedInUser } from '@pehchan/kit';
import { memo } from 'react';
import { MoveButton } from './move-button.tsx';
import { DECISION_ORDER, type Reviewed } from './decisions.ts';

/** Show an account's decision buttons, unless it is the own. Memoised: a removed row redraws no other row. */
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
