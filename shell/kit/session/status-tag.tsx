import { accountStatusOf, type User } from '@pehchan/contract/accounts';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { Tag } from '../ui/tag.tsx';

const TONES = { approved: 'success', pending: 'warning', rejected: 'danger' } as const;

export function StatusTag({ user }: { user: Pick<User, 'IsApproved' | 'IsRejected'> }) {
  const t = useKitTranslation();
  const status = accountStatusOf(user);
  return <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>;
}
