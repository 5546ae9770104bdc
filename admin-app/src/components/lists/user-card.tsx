import type { UserWithProfiles } from '@pehchan/contract/review';
import { displayName, StatusTag, useKitTranslation } from '@pehchan/kit';
import { Facts, ItemCard } from '@pehchan/kit/ui';
import type { ReactNode } from 'react';
import { AccountName } from '../account-name.tsx';
import { RejectionLines } from '../review/rejection-lines.tsx';
import { Since } from '../since.tsx';
import type { useSelection } from '../review/use-selection.ts';
import styles from './user-card.module.css';

type Props = {
  user: UserWithProfiles;
  /** Label of the time since the account status last changed. */
  sinceLabel: string;
  selection: ReturnType<typeof useSelection>;
  actions: ReactNode;
  children?: ReactNode;
};

export function UserCard({ user, sinceLabel, selection, actions, children }: Props) {
  const tKit = useKitTranslation();
  return (
    <ItemCard
      label={displayName(user.name)}
      head={
        <span className={styles.head}>
          <label className={styles.select}>
            <input
              type="checkbox"
              aria-label={tKit('list.select', { name: displayName(user.name) })}
              checked={selection.ids.has(user.id)}
              onChange={(event) => selection.select([user.id], event.target.checked)}
            />
            <h3>
              <AccountName user={user} />
            </h3>
          </label>
          <StatusTag user={user} />
        </span>
      }
      actions={actions}
    >
      <Facts
        facts={[
          { label: tKit('field.father'), value: displayName(user.Father) },
          { label: tKit('field.village'), value: tKit(`village.${user.village}`) },
          { label: tKit('field.phone'), value: <a href={`tel:${user.phone}`}>{user.phone}</a> },
          { label: sinceLabel, value: <Since instant={user.standingSince} /> },
          { label: tKit('field.email'), value: user.email, wide: true },
        ]}
      />
      <RejectionLines rejection={user.rejection} />
      {children}
    </ItemCard>
  );
}
