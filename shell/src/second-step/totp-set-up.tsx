import { errorReply, useTranslation } from '@pehchan/kit';
import { Alert, Button } from '@pehchan/kit/ui';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';
import { useBeginTotpMutation, useConfirmTotpMutation } from './second-step-api.ts';
import styles from './second-step.module.css';
import { texts } from './texts/index.ts';

export function TotpSetUp({ onDone }: { onDone: (codes: string[]) => void }) {
  const t = useTranslation(texts);
  const [begin, { data, error, isLoading }] = useBeginTotpMutation();
  const [confirm] = useConfirmTotpMutation();
  if (!data) {
    return (
      <>
        <p>{t('setUp.totpLead')}</p>
        {error && <Alert>{errorReply(error)?.message ?? t('failed.call')}</Alert>}
        <Button block loading={isLoading} onClick={() => void begin()}>
          {t('setUp.totpBegin')}
        </Button>
      </>
    );
  }
  return (
    <>
      <p>{t('setUp.totpScan')}</p>
      <QrCode text={data.uri} label={t('setUp.totpQr')} />
      <p>{t('setUp.totpType')}</p>
      <code className={styles.secret}>{data.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      <CodeForm
        label={t('setUp.totpCode')}
        inputMode="numeric"
        onCode={async (code) => onDone((await confirm(code).unwrap()).recoveryCodes)}
      />
    </>
  );
}
