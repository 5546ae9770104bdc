import { standingOf, type User } from '@pehchan/contract/accounts';
import { useText } from '../i18n/use-text.ts';

/** Approved, rejected, otherwise pending (specification section 2, home). */
export function StatusTag({ user }: { user: Pick<User, 'IsApproved' | 'IsRejected'> }) {
  const text = useText();
  const standing = standingOf(user);
  return <span className={`status status-${standing}`}>{text(`status.${standing}`)}</span>;
}
