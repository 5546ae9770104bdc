import type { SessionUser } from '@pehchan/contract/accounts';
import { useTranslation } from '@pehchan/kit';
import { Icon, Note } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';

export function StatusNote({ user }: { user: SessionUser }) {
  const t = useTranslation(texts);
  if (user.can.search) return null;
  return (
    <Note>
      <Icon name={user.IsRejected ? 'info' : 'clock'} />
      <span>{t(user.IsRejected ? 'family.rejected' : 'family.pending')}</span>
    </Note>
  );
}
