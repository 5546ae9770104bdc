import type { UserWithProfiles } from '@pehchan/contract/review';
import type { Text } from '@pehchan/kit';
import type { Column } from '@pehchan/kit/desk';
import { AccountName } from '../account-name.tsx';

/** What every table of accounts has: Name, Email, Phone, Father, Village (specification section 2). */
export const accountColumns = (text: Text): Column<UserWithProfiles>[] => [
  {
    key: 'name',
    title: text('field.fullname'),
    value: (user) => <AccountName user={user} />,
    sort: 'name',
    isRowHeader: true,
  },
  {
    key: 'email',
    title: text('field.email'),
    value: ({ email }) => <Email email={email} />,
    sort: 'email',
    breaks: true,
  },
  { key: 'phone', title: text('field.phone'), value: ({ phone }) => phone, sort: 'phone' },
  { key: 'Father', title: text('field.father'), value: ({ Father }) => Father, sort: 'Father' },
  {
    key: 'village',
    title: text('field.village'),
    value: ({ village }) => text(`village.${village}`),
    sort: 'village',
  },
];

/** Where it has to be broken, that is before its host, if there is room for that. */
function Email({ email }: { email: string }) {
  const host = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </>
  );
}
