import type { SecondStepReply } from '@pehchan/contract/second-step';
import { errorReply, type StepWanted, useTranslation } from '@pehchan/kit';
import { Button, FailedState, LoadingState } from '@pehchan/kit/ui';
import { useState } from 'react';
import { Ask, AskSetUpCode } from './ask.tsx';
import { NewCodes, RecoveryCodes } from './recovery-codes.tsx';
import { useSecondStepQuery } from './second-step-api.ts';
import styles from './second-step.module.css';
import { SetUp } from './set-up.tsx';
import { texts } from './texts/index.ts';
import { Ways } from './ways.tsx';

type Props = { wanted: StepWanted; titleId: string; onPassed: () => void; onClosed: () => void };
type Screen = 'ask' | 'ways' | 'setUp' | 'newCodes' | 'codes';

const TITLES = {
  ask: 'ask.title',
  ways: 'ways.title',
  setUp: 'setUp.title',
  newCodes: 'codes.title',
  codes: 'codes.title',
} as const satisfies Record<Screen, keyof typeof texts.en>;

function firstOf(wanted: StepWanted, { isSetUp, isFresh }: SecondStepReply): Screen {
  if (!isSetUp) return 'setUp';
  if (wanted === 'pass' || !isFresh) return 'ask';
  return 'ways';
}

export function SecondStep({ wanted, titleId, onPassed, onClosed }: Props) {
  const t = useTranslation(texts);
  const { data, error, refetch } = useSecondStepQuery();
  const [passed, setPassed] = useState(false);
  const [chosen, setChosen] = useState<'setUp' | 'newCodes'>();
  const [codes, setCodes] = useState<string[]>();

  // Keep the first reply about the second step: a later reply must not change the screen in use.
  const [known, setKnown] = useState<SecondStepReply>();
  if (data && !known) setKnown(data);
  const state = { ...(known ?? NOTHING), ...(passed && { isFresh: true }) };
  const screen: Screen = codes ? 'codes' : (chosen ?? firstOf(wanted, state));

  const showCodes = (made: string[]) => (made.length > 0 ? setCodes(made) : onPassed());
  return (
    <>
      <h2 id={titleId}>{t(TITLES[screen])}</h2>
      {!known && !error && <LoadingState rows={3} />}
      {!known && error && (
        <FailedState onRetry={() => void refetch()}>{errorReply(error)?.message}</FailedState>
      )}
      {known && screen === 'ask' && (
        <Ask known={known} onPassed={wanted === 'pass' ? onPassed : () => setPassed(true)} />
      )}
      {data && screen === 'ways' && (
        <Ways known={data} onAdd={() => setChosen('setUp')} onNewCodes={() => setChosen('newCodes')} />
      )}
      {data && screen === 'setUp' && (data.needsCode ? <AskSetUpCode /> : <SetUp onDone={showCodes} />)}
      {known && screen === 'newCodes' && <NewCodes onMade={setCodes} />}
      {codes && <RecoveryCodes codes={codes} onKept={onPassed} />}
      {!codes && (
        <Button className={styles.close} onClick={onClosed}>
          {t(screen === 'ways' ? 'ways.close' : 'close')}
        </Button>
      )}
    </>
  );
}

const NOTHING: SecondStepReply = {
  isNeeded: true,
  isSetUp: true,
  isFresh: false,
  needsCode: false,
  totp: false,
  passkeys: [],
  recoveryCodes: 0,
};
