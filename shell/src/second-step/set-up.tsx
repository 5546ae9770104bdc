import { useTranslation } from '@pehchan/kit';
import { Alert, Button, Input, Labelled } from '@pehchan/kit/ui';
import { useId, useState } from 'react';
import styles from './second-step.module.css';
import { texts } from './texts/index.ts';
import { TotpSetUp } from './totp-set-up.tsx';
import { hasPasskeys, usePasskey } from './use-passkey.ts';

type Props = { onDone: (codes: string[]) => void };

export function SetUp({ onDone }: Props) {
  const t = useTranslation(texts);
  return (
    <>
      <p>{t('setUp.lead')}</p>
      <section className={styles.way}>
        <h3>{t('setUp.passkey')}</h3>
        {hasPasskeys() ? <PasskeySetUp onDone={onDone} /> : <p>{t('setUp.noPasskeys')}</p>}
      </section>
      <section className={styles.way}>
        <h3>{t('setUp.totp')}</h3>
        <TotpSetUp onDone={onDone} />
      </section>
    </>
  );
}

function PasskeySetUp({ onDone }: Props) {
  const t = useTranslation(texts);
  const id = useId();
  const [name, setName] = useState(t('setUp.passkeyNameExample'));
  const { make, isBusy, problem } = usePasskey();
  return (
    <>
      <p>{t('setUp.passkeyLead')}</p>
      <Labelled id={id} label={t('setUp.passkeyName')}>
        <Input id={id} value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </Labelled>
      {problem && <Alert>{problem}</Alert>}
      <Button
        type="primary"
        block
        loading={isBusy}
        onClick={async () => {
          const done = await make(name);
          if (done) onDone(done.recoveryCodes);
        }}
      >
        {t('setUp.passkeyMake')}
      </Button>
    </>
  );
}
