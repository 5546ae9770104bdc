import type { User } from '@pehchan/contract/accounts';
import { useText } from '../i18n/use-text.ts';

/** Approved, rejected, otherwise pending (specification section 2, home). */
export function StatusTag({ user }: { user: Pick<User, 'IsApproved' | 'IsRejected'> }) {
  const text = useText();
  const status = user.IsApproved ? 'approved' : user.IsRejected ? 'rejected' : 'pending';
  return <span className={`status status-${status}`}>{text(`status.${status}`)}</span>;
}
