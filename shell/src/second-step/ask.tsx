import type { SecondStepReply } from '@pehchan/contract/second-step';
import { useTranslation } from '@pehchan/kit';
import { Alert, Button } from '@pehchan/kit/ui';
import { useState } from 'react';
import { CodeForm } from './code-form.tsx';
import {
  usePassRecoveryCodeMutation,
  usePassSetUpCodeMutation,
  usePassTotpMutation,
} from './second-step-api.ts';
import styles from './second-step.module.css';
import { texts } from './texts/index.ts';
import { hasPasskeys, usePasskey } from './use-passkey.ts';

type Props = { known: SecondStepReply; onPassed: () => void };

export function Ask({ known, onPassed }: Props) {
  const t = useTranslation(texts);
  const [isLost, setLost] = useState(false);
  return (
    <>
      <p>{t('ask.lead')}</p>
      {isLost ? <AskRecovery onPassed={onPassed} /> : <AskUsual known={known} onPassed={onPassed} />}
      <Button className={styles.other} onClick={() => setLost(!isLost)}>
        {t(isLost ? 'ask.useOthers' : 'ask.useRecovery')}
      </Button>
    </>
  );
}

/** Require a code to set up an administrator's first second step: the password alone must not be enough. */
export function AskSetUpCode() {
  const t = useTranslation(texts);
  const [passSetUpCode] = usePassSetUpCodeMutation();
  return (
    <>
      <p>{t('setUp.codeLead')}</p>
      <CodeForm
        label={t('setUp.code')}
        hint={t('setUp.codeHint')}
        inputMode="numeric"
        onCode={(code) => passSetUpCode(code).unwrap()}
      />
    </>
  );
}

function AskUsual({ known, onPassed }: Props) {
  const t = useTranslation(texts);
  const { use, isBusy, problem } = usePasskey();
  const [passTotp] = usePassTotpMutation();
  return (
    <>
      {known.passkeys.length > 0 && hasPasskeys() && (
        <Button
          type="primary"
          block
          loading={isBusy}
          onClick={async () => {
            if (await use()) onPassed();
          }}
        >
          {t('ask.passkey')}
        </Button>
      )}
      {!known.totp && !hasPasskeys() && <Alert>{t('ask.noPasskeys')}</Alert>}
      {problem && <Alert>{problem}</Alert>}
      {known.totp && (
        <CodeForm
          label={t('ask.code')}
          hint={t('ask.codeHint')}
          inputMode="numeric"
          onCode={async (code) => {
            await passTotp(code).unwrap();
            onPassed();
          }}
        />
      )}
    </>
  );
}

function AskRecovery({ onPassed }: Pick<Props, 'onPassed'>) {
  const t = useTranslation(texts);
  const [passRecoveryCode] = usePassRecoveryCodeMutation();
  return (
    <>
      <CodeForm
        label={t('ask.recovery')}
        hint={t('ask.recoveryHint')}
        inputMode="text"
        onCode={async (code) => {
          await passRecoveryCode(code).unwrap();
          onPassed();
        }}
      />
      <p>{t('ask.lost')}</p>
    </>
  );
}
