import { errorReply, useTranslation } from '@pehchan/kit';
import { Button, FieldError, FieldHint, Input, Labelled } from '@pehchan/kit/ui';
import { useId, useState, type FormEvent } from 'react';
import styles from './second-step.module.css';
import { texts } from './texts/index.ts';

type Props = {
  label: string;
  hint?: string;
  inputMode: 'numeric' | 'text';
  onCode: (code: string) => Promise<unknown>;
};

export function CodeForm({ label, hint, inputMode, onCode }: Props) {
  const t = useTranslation(texts);
  const id = useId();
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      await onCode(code);
    } catch (error) {
      setProblem(errorReply(error)?.message ?? t('failed.call'));
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Labelled id={id} label={label}>
        <Input
          id={id}
          autoFocus
          value={code}
          inputMode={inputMode}
          autoComplete={inputMode === 'numeric' ? 'one-time-code' : 'off'}
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-hint ${id}-problem`}
          onChange={(event) => setCode(event.target.value)}
        />
        <FieldError id={`${id}-problem`} role="alert">
          {problem}
        </FieldError>
        {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      </Labelled>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('ask.confirm')}
      </Button>
    </form>
  );
}
