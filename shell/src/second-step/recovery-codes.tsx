import { errorReply, useTranslation } from '@pehchan/kit';
import { Actions, Button, FailedState, LoadingState } from '@pehchan/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useRenewRecoveryCodesMutation } from './second-step-api.ts';
import styles from './second-step.module.css';
import { texts } from './texts/index.ts';

const grouped = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Show recovery codes, which are never shown again: the administrator copies or prints them. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useTranslation(texts);
  const [isCopied, setCopied] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // Escape would close the only view of the codes before they are saved.
  useEffect(() => {
    const dialog = list.current?.closest('dialog');
    const stay = (event: Event) => event.preventDefault();
    dialog?.addEventListener('cancel', stay);
    return () => dialog?.removeEventListener('cancel', stay);
  }, []);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.map(grouped).join('\n'));
    setCopied(true);
  };
  return (
    <>
      <p>{t('codes.lead')}</p>
      <ul ref={list} className={styles.codes} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>{grouped(code)}</li>
        ))}
      </ul>
      <Actions>
        {window.isSecureContext && (
          <Button onClick={() => void copy()}>{t(isCopied ? 'codes.copied' : 'codes.copy')}</Button>
        )}
        <Button onClick={() => window.print()}>{t('codes.print')}</Button>
      </Actions>
      <Button type="primary" block onClick={onKept}>
        {t('codes.kept')}
      </Button>
    </>
  );
}

/** Request new codes when shown; the previous ones become invalid. */
export function NewCodes({ onMade }: { onMade: (codes: string[]) => void }) {
  const t = useTranslation(texts);
  const [renew, { error }] = useRenewRecoveryCodesMutation();
  const isRequested = useRef(false);
  const ask = async () => {
    const { data } = await renew();
    if (data) onMade(data.recoveryCodes);
  };
  useEffect(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    void ask();
    // Request the codes only once, when shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (!error) return <LoadingState rows={3} />;
  return (
    <FailedState onRetry={() => void ask()}>{errorReply(error)?.message ?? t('failed.call')}</FailedState>
  );
}
