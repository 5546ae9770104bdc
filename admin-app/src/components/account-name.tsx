import type { User } from '@pehchan/contract/accounts';
import { useTexts } from '@pehchan/kit';
import { Tag } from '@pehchan/kit/ui';
import { texts } from '../texts/index.ts';

/** An account's name; an administrator's says so, since decisions on it weigh more. */
export function AccountName({ user: { name, role } }: { user: Pick<User, 'name' | 'role'> }) {
  const own = useTexts(texts);
  return role === 'ADMIN' ? (
    <>
      {name} <Tag>{own('role.admin')}</Tag>
    </>
  ) : (
    name
  );
}
