import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { mayPutOff } from '@pehchan/kit/biodata-form';
import { useFormikContext } from '@pehchan/kit/forms';
import { useConfirm } from '@pehchan/kit/ui';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { pageTexts } from '../texts/index.ts';
import styles from './later-button.module.css';
import { ACCOUNT_FIELDS, writtenOf, type SignupValues } from './signup-values.ts';

export type Later = 'keep' | 'drop';

type Props = {
  later: Later | undefined;
  setLater: (later: Later | undefined) => void;
};

/** Create only the account. The family can add the biodata later, from the draft. */
export function LaterButton({ later, setLater }: Props) {
  const t = useTranslation(pageTexts);
  const { submitForm, isSubmitting, setTouched } = useFormikContext();
  const askToKeep = useQuestion();
  const putOff = async () => {
    const answer = await askToKeep();
    if (answer === undefined) return;
    flushSync(() => setLater(answer));
    await submitForm();
    // Show no errors of the biodata's empty fields: only the account was submitted.
    await setTouched(Object.fromEntries(ACCOUNT_FIELDS.map((name) => [name, true])), false);
    setLater(undefined);
  };
  return (
    <p className={styles.later}>
      <button
        type="button"
        data-sends
        disabled={isSubmitting}
        aria-busy={later !== undefined || undefined}
        onClick={() => void putOff()}
      >
        {t('signup.later')}
      </button>
    </p>
  );
}

function useQuestion(): () => Promise<Later | undefined> {
  const t = useTranslation(pageTexts);
  const tKit = useKitTranslation();
  const confirm = useConfirm();
  const { values } = useFormikContext<SignupValues>();
  const answered = useRef<Later>(undefined);
  return async () => {
    const isWritten = Object.keys(writtenOf(values)).length > 0;
    if (!isWritten && !values.photo) return 'drop';
    if (answered.current) return answered.current;
    if (!isWritten) {
      const answers = { yes: t('signup.goOn'), no: tKit('action.stay') };
      return (await confirm(t('signup.photoGoes'), undefined, answers)) ? 'drop' : undefined;
    }
    const stays = mayPutOff(values);
    const about = [
      t(stays ? 'signup.keptUntil' : 'signup.keptForNow'),
      ...(values.photo ? [tKit('draft.photo')] : []),
    ];
    const keeps = await confirm(t(stays ? 'signup.keep' : 'signup.keepForNow'), about.join(' '), {
      yes: t('signup.keepIt'),
      no: t('signup.dropIt'),
    });
    if (keeps === undefined) return undefined;
    // Remember only “keep the biodata”: after “drop” the family can type another biodata, so ask again.
    answered.current = keeps ? 'keep' : undefined;
    return keeps ? 'keep' : 'drop';
  };
}
