import type { User } from '@pehchan/contract/accounts';
import { StatusTag, to, useText, useTexts, Watermark } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { Actions, ButtonLink, Card, Facts, Icon } from '@pehchan/kit/ui';
import { MoveButtons } from '../review/move-buttons.tsx';
import { texts } from '../../texts/index.ts';
import { DeleteUserButton } from './delete-user-button.tsx';
import { FamilyBiodata } from './family-biodata.tsx';
import { History } from './history.tsx';
import styles from './family.module.css';

/** `onLeft`: something was decided, and there is nothing more to show. */
type Props = { user: User; onLeft: () => void };

/** A family beside the decision on it: account, biodata with photos, and what was done before. */
export default function Family({ user, onLeft }: Props) {
  const text = useText();
  const own = useTexts(texts);
  return (
    <>
      <Card>
        <Facts
          facts={[
            { label: text('field.status'), value: <StatusTag user={user} /> },
            ...(user.role === 'ADMIN' ? [{ label: own('history.role'), value: own('role.admin') }] : []),
            { label: text('field.father'), value: user.Father },
            { label: text('field.village'), value: text(`village.${user.village}`) },
            { label: text('field.phone'), value: <a href={`tel:${user.phone}`}>{user.phone}</a> },
            { label: text('field.email'), value: user.email, wide: true },
          ]}
        />
        <div className={styles.actions}>
          <Actions>
            <MoveButtons user={user} onMoved={onLeft} />
            <ButtonLink to={to.editUser(user.id)}>
              <Icon name="edit" /> {text('action.edit')}
            </ButtonLink>
            <DeleteUserButton user={user} onLeft={onLeft} />
          </Actions>
        </div>
      </Card>
      <FamilyBiodata userId={user.id} />
      <p>
        <Link to={to.userProfiles(user.id)}>{own('family.page')}</Link>
      </p>
      <History userId={user.id} />
      <Watermark />
    </>
  );
}
