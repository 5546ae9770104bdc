import { accountStatusOf } from '@pehchan/contract/accounts';
import { displayName, StatusTag, to, useKitTranslation, useTranslation, Watermark } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { Actions, ButtonLink, Card, Facts, Icon } from '@pehchan/kit/ui';
import { MoveButtons } from '../review/move-buttons.tsx';
import { RejectionLines } from '../review/rejection-lines.tsx';
import { SayWhyButton } from '../review/say-why-button.tsx';
import { DecisionMessageLink } from '../review/decision-message-link.tsx';
import { texts } from '../../texts/index.ts';
import { DeleteUserButton } from './delete-user-button.tsx';
import { FamilyBiodata } from './family-biodata.tsx';
import { History } from './history.tsx';
import { ResetStepButton } from './reset-step-button.tsx';
import { RecoveryCode } from './recovery-code.tsx';
import { SecurityEvents } from './security-events.tsx';
import type { InspectedAccount } from './inspected-account.ts';
import styles from './family.module.css';

type Props = { user: InspectedAccount; onLeft: () => void };

export default function Family({ user, onLeft }: Props) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const status = accountStatusOf(user);
  return (
    <>
      <Card>
        <Facts
          facts={[
            { label: tKit('field.status'), value: <StatusTag user={user} /> },
            ...(user.role === 'ADMIN' ? [{ label: t('history.role'), value: t('role.admin') }] : []),
            { label: tKit('field.father'), value: displayName(user.Father) },
            { label: tKit('field.village'), value: tKit(`village.${user.village}`) },
            { label: tKit('field.phone'), value: <a href={`tel:${user.phone}`}>{user.phone}</a> },
            { label: tKit('field.email'), value: user.email, wide: true },
          ]}
        />
        <RejectionLines rejection={user.rejection ?? null} hasNote />
        <div className={styles.actions}>
          <Actions>
            <MoveButtons user={user} onMoved={onLeft} />
            <SayWhyButton user={user} onMoved={onLeft} />
            {status !== 'pending' && (
              <DecisionMessageLink user={user} to={status} reasons={user.rejection?.reasons ?? []} />
            )}
            <ButtonLink to={to.editUser(user.id)}>
              <Icon name="edit" /> {tKit('action.edit')}
            </ButtonLink>
            <ResetStepButton user={user} />
            <DeleteUserButton user={user} onLeft={onLeft} />
          </Actions>
        </div>
      </Card>
      <FamilyBiodata userId={user.id} />
      <p>
        <Link to={to.userProfiles(user.id)}>{t('family.page')}</Link>
      </p>
      <RecoveryCode user={user} />
      <History userId={user.id} />
      <SecurityEvents userId={user.id} />
      <Watermark />
    </>
  );
}
