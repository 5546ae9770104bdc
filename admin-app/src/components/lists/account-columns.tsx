import type { UserWithProfiles } from '@pehchan/contract/review';
import { displayName, type KitTranslate } from '@pehchan/kit';
import type { Column } from '@pehchan/kit/desktop';
import { RoleTag } from '../account-name.tsx';
import { OpenName } from '../family/open-name.tsx';

/** The columns of every table of accounts (specification section 2). */
export const accountColumns = (tKit: KitTranslate): Column<UserWithProfiles>[] => [
  {
    key: 'name',
    title: tKit('field.fullname'),
    value: (user) => (
      <>
        <OpenName userId={user.id} name={displayName(user.name)} /> <RoleTag role={user.role} />
      </>
    ),
    sort: 'name',
    isRowHeader: true,
  },
  {
    key: 'email',
    title: tKit('field.email'),
    value: ({ email }) => email,
    sort: 'email',
    wide: true,
  },
  { key: 'phone', title: tKit('field.phone'), value: ({ phone }) => phone, sort: 'phone', whole: true },
  { key: 'Father', title: tKit('field.father'), value: ({ Father }) => displayName(Father), sort: 'Father' },
  {
    key: 'village',
    title: tKit('field.village'),
    value: ({ village }) => tKit(`village.${village}`),
    sort: 'village',
  },
];
