import type { UserWithProfiles } from '@pehchan/contract/replies';
import { useText, useTexts } from '@pehchan/kit';
import { Facts } from '@pehchan/kit/ui';
import type { ReactNode } from 'react';
import { texts } from '../../texts/index.ts';

type Props = { users: UserWithProfiles[]; actions: (user: UserWithProfiles) => ReactNode };

export function PendingCards({ users, actions }: Props) {
  const text = useText();
  const own = useTexts(texts);
  return (
    <ul className="cards" aria-label={own('pending.title')}>
      {users.map((user) => (
        <li key={user.id}>
          <article className="card biodata-card" aria-label={user.name}>
            <header className="biodata-card-head">
              <h3>{user.name}</h3>
            </header>
            <Facts
              facts={[
                { label: text('field.father'), value: user.Father },
                { label: text('field.village'), value: text(`village.${user.village}`) },
                { label: text('field.phone'), value: <a href={`tel:${user.phone}`}>{user.phone}</a> },
                { label: text('field.email'), value: user.email, wide: true },
              ]}
            />
            <footer className="biodata-card-actions">{actions(user)}</footer>
          </article>
        </li>
      ))}
    </ul>
  );
}
