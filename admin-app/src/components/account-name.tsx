import type { User } from '@pehchan/contract/accounts';
import { displayName, useTranslation } from '@pehchan/kit';
import { Tag } from '@pehchan/kit/ui';
import { texts } from '../texts/index.ts';

export function AccountName({ user: { name, role } }: { user: Pick<User, 'name' | 'role'> }) {
  return role === 'ADMIN' ? (
    <>
      {displayName(name)} <RoleTag role={role} />
    </>
  ) : (
    displayName(name)
  );
}

export function RoleTag({ role }: Pick<User, 'role'>) {
  const t = useTranslation(texts);
  return role === 'ADMIN' && <Tag>{t('role.admin')}</Tag>;
}
