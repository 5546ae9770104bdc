import { useTranslation } from '@pehchan/kit';
import { useFormikContext } from '@pehchan/kit/forms';
import { Button } from '@pehchan/kit/ui';
import { flushSync } from 'react-dom';
import { pageTexts } from '../texts/index.ts';
import { ACCOUNT_FIELDS } from './signup-values.ts';

type Props = {
  isLater: boolean;
  /** The form is then the account's alone. */
  setLater: (isLater: boolean) => void;
};

/** Sends the account alone; the biodata can be added at any time. */
export function LaterButton({ isLater, setLater }: Props) {
  const t = useTranslation(pageTexts);
  const { submitForm, isSubmitting, setTouched } = useFormikContext();
  const putOff = async () => {
    flushSync(() => setLater(true));
    await submitForm();
    // Only the account was asked for: what is blank of the biodata is no mistake.
    await setTouched(Object.fromEntries(ACCOUNT_FIELDS.map((name) => [name, true])), false);
    setLater(false);
  };
  return (
    <Button onClick={() => void putOff()} loading={isLater} disabled={isSubmitting} block>
      {t('signup.later')}
    </Button>
  );
}
