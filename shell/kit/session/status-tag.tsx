import { standingOf, type User } from '@pehchan/contract/accounts';
import { useText } from '../i18n/use-text.ts';
import { Tag } from '../ui/tag.tsx';

const TONES = { approved: 'success', pending: 'warning', rejected: 'danger' } as const;

/** Approved, rejected, otherwise pending (specification section 2, home). */
export function StatusTag({ user }: { user: Pick<User, 'IsApproved' | 'IsRejected'> }) {
  const text = useText();
  const standing = standingOf(user);
  return <Tag tone={TONES[standing]}>{text(`status.${standing}`)}</Tag>;
}
