import type { SecondStepReply } from '@pehchan/contract/second-step';
import { errorReply, formatInstant, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { Alert, Button, FieldHint, useConfirm } from '@pehchan/kit/ui';
import type { ReactNode } from 'react';
import { useRemovePasskeyMutation, useRemoveTotpMutation } from './second-step-api.ts';
import styles from './second-step.module.css';
import { texts } from './texts/index.ts';

type Props = { known: SecondStepReply; onAdd: () => void; onNewCodes: () => void };

export function Ways({ known, onAdd, onNewCodes }: Props) {
  const t = useTranslation(texts);
  const language = useLanguage();
  const confirm = useConfirm();
  const [removeTotp, totp] = useRemoveTotpMutation();
  const [removePasskey, passkey] = useRemovePasskeyMutation();
  const error = totp.error ?? passkey.error;
  return (
    <>
      <ul className={styles.ways}>
        {known.passkeys.map(({ id, name, lastUsedAt }) => (
          <Way
            key={id}
            name={t('ways.passkey', { name })}
            isBusy={passkey.isLoading}
            onRemove={() => void removePasskey(id)}
          >
            {lastUsedAt ? `${t('ways.used')} ${formatInstant(language, lastUsedAt)}` : t('ways.unused')}
          </Way>
        ))}
        {known.totp && (
          <Way name={t('ways.totp')} isBusy={totp.isLoading} onRemove={() => void removeTotp()} />
        )}
        <li className={styles.line}>
          <span className={styles.about}>
            <strong>{t('ways.codes')}</strong>
            <FieldHint>{t('ways.codesLeft', { n: known.recoveryCodes })}</FieldHint>
          </span>
          <Button
            onClick={async () => {
              if (await confirm(t('ways.codesAsk'))) onNewCodes();
            }}
          >
            {t('ways.codesNew')}
          </Button>
        </li>
      </ul>
      {error && <Alert>{errorReply(error)?.message ?? t('failed.call')}</Alert>}
      <Button block onClick={onAdd}>
        {t('ways.add')}
      </Button>
    </>
  );
}

type WayProps = { name: string; isBusy: boolean; onRemove: () => void; children?: ReactNode };

function Way({ name, isBusy, onRemove, children }: WayProps) {
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const confirm = useConfirm();
  return (
    <li className={styles.line}>
      <span className={styles.about}>
        <strong>{name}</strong>
        {children && <FieldHint>{children}</FieldHint>}
      </span>
      <Button
        danger
        loading={isBusy}
        aria-label={t('ways.remove', { name })}
        onClick={async () => {
          if (await confirm(t('ways.removeAsk'), name)) onRemove();
        }}
      >
        {tKit('action.delete')}
      </Button>
    </li>
  );
}
