import type { User } from '@pehchan/contract/accounts';
import { displayName, useTranslation } from '@pehchan/kit';
import { Tag } from '@pehchan/kit/ui';
import { texts } from '../texts/index.ts';

export function AccountName({ user: { name, role } }: { user: Pick<User, 'name' | 'role'> }) {
  const t = useTranslation(texts);
  return role === 'ADMIN' ? (
    <>
      {displayName(name)} <Tag>{t('role.admin')}</Tag>
    </>
  ) : (
    displayName(name)
  );
}
