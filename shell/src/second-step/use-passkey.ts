import type { SetUpReply } from '@pehchan/contract/second-step';
import { errorReply, useTranslation } from '@pehchan/kit';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { useState } from 'react';
import {
  useAddPasskeyMutation,
  useAskPasskeyMutation,
  useBeginPasskeyMutation,
  usePassPasskeyMutation,
} from './second-step-api.ts';
import { texts } from './texts/index.ts';

/** Browsers offer passkeys only over HTTPS and on localhost. */
export const hasPasskeys = () => window.isSecureContext && browserSupportsWebAuthn();

export function usePasskey() {
  const t = useTranslation(texts);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [ask] = useAskPasskeyMutation();
  const [pass] = usePassPasskeyMutation();

  const sentenceFor = (error: unknown) => {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
      return t('failed.passkeyKnown');
    }
    return errorReply(error)?.message ?? t('failed.passkey');
  };
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    setProblem('');
    try {
      return await work();
    } catch (error) {
      setProblem(sentenceFor(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return {
    problem,
    isBusy,
    make: (name: string): Promise<SetUpReply | undefined> =>
      attempt(async () => {
        const { options } = await begin().unwrap();
        const answer = await startRegistration({ optionsJSON: JSON.parse(options) });
        return add({ name, answer: JSON.stringify(answer) }).unwrap();
      }),
    use: () =>
      attempt(async () => {
        const { options } = await ask().unwrap();
        const answer = await startAuthentication({ optionsJSON: JSON.parse(options) });
        return pass(JSON.stringify(answer)).unwrap();
      }),
  };
}
