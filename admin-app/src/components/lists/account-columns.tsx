import type { UserWithProfiles } from '@pehchan/contract/review';
import { displayName, type KitTranslate } from '@pehchan/kit';
import type { Column } from '@pehchan/kit/desktop';
import { AccountName } from '../account-name.tsx';

/** The columns of every table of accounts (specification section 2). */
export const accountColumns = (tKit: KitTranslate): Column<UserWithProfiles>[] => [
  {
    key: 'name',
    title: tKit('field.fullname'),
    value: (user) => <AccountName user={user} />,
    sort: 'name',
    isRowHeader: true,
  },
  {
    key: 'email',
    title: tKit('field.email'),
    value: ({ email }) => <Email email={email} />,
    sort: 'email',
    breaks: true,
  },
  { key: 'phone', title: tKit('field.phone'), value: ({ phone }) => phone, sort: 'phone' },
  { key: 'Father', title: tKit('field.father'), value: ({ Father }) => displayName(Father), sort: 'Father' },
  {
    key: 'village',
    title: tKit('field.village'),
    value: ({ village }) => tKit(`village.${village}`),
    sort: 'village',
  },
];

/** Break a long email after its `@`, which is easier to read than a break within a word. */
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
