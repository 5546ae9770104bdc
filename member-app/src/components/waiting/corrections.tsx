import { type Reason, REASON_LABELS, type Rejection } from '@pehchan/contract/accounts';
import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { Button, Icon, Tag, useConfirm } from '@pehchan/kit/ui';
import { useResubmitMutation } from '../../member-api.ts';
import { correctionTexts } from './texts/index.ts';
import { isCorrectable, CorrectionLinks } from './correction-links.tsx';
import styles from './waiting.module.css';

type Props = { rejection: Rejection | null; onSent: () => void };

export default function Corrections({ rejection, onSent }: Props) {
  const tKit = useKitTranslation();
  const t = useTranslation(correctionTexts);
  const confirm = useConfirm();
  const [resubmit, { isLoading }] = useResubmitMutation();
  const { reasons = [], mended = [], note = '' } = rejection ?? {};
  const isCorrected = (reason: Reason) => mended.includes(reason);
  const open = reasons.filter((reason) => isCorrectable(reason) && !isCorrected(reason));

  const send = async () => {
    if (
      open.length > 0 &&
      !(await confirm(t('mend.anyway'), open.map((one) => tKit(REASON_LABELS[one])).join(', ')))
    ) {
      return;
    }
    const { error } = await resubmit();
    if (!error) onSent();
  };
  return (
    <>
      {reasons.length > 0 && (
        <ul className={styles.reasons} aria-label={t('mend.list')}>
          {reasons.map((reason) => (
            <li key={reason}>
              <p>
                {tKit(REASON_LABELS[reason])}{' '}
                {isCorrected(reason) && (
                  <Tag tone="success">
                    <Icon name="check" size={16} /> {t('mend.done')}
                  </Tag>
                )}
              </p>
              <CorrectionLinks reason={reason} />
            </li>
          ))}
        </ul>
      )}
      {note && <blockquote className={styles.note}>{note}</blockquote>}
      <Button
        type={open.length === 0 ? 'primary' : 'default'}
        block
        loading={isLoading}
        icon={<Icon name="check" />}
        onClick={() => void send()}
      >
        {t('mend.send')}
      </Button>
    </>
  );
}
