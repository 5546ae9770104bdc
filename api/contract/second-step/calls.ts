import { messageReplySchema, type Call } from '../common/index.ts';
import type { secondStepEndpoints } from './endpoints.ts';
import {
  newPasskeySchema,
  passkeyAnswerSchema,
  recoveryCodeSchema,
  setUpCodeSchema,
  totpCodeSchema,
} from './forms.ts';
import {
  passkeyOptionsReplySchema,
  resetStepReplySchema,
  secondStepReplySchema,
  setUpReplySchema,
  totpSecretReplySchema,
} from './replies.ts';

export const secondStepCalls = {
  getSecondStep: { summary: 'How the own account is protected', reply: secondStepReplySchema },
  passSetUpCode: {
    summary: 'Enter the printed code that setting up a first second step requires',
    body: setUpCodeSchema,
    reply: messageReplySchema,
  },
  beginTotp: { summary: 'A secret for an authenticator app', reply: totpSecretReplySchema },
  confirmTotp: {
    summary: 'Use the authenticator app from now on, with its first code',
    body: totpCodeSchema,
    reply: setUpReplySchema,
  },
  passTotp: {
    summary: 'Pass the second step with a code of the app',
    body: totpCodeSchema,
    reply: messageReplySchema,
  },
  removeTotp: { summary: 'Stop using the authenticator app', reply: messageReplySchema },
  beginPasskey: { summary: 'Options for a new passkey', reply: passkeyOptionsReplySchema },
  addPasskey: { summary: 'Use a new passkey', body: newPasskeySchema, reply: setUpReplySchema },
  askPasskey: { summary: 'A challenge for one of the own passkeys', reply: passkeyOptionsReplySchema },
  passPasskey: {
    summary: 'Pass the second step with a passkey',
    body: passkeyAnswerSchema,
    reply: messageReplySchema,
  },
  removePasskey: { summary: 'Remove a passkey', reply: messageReplySchema },
  passRecoveryCode: {
    summary: 'Pass the second step with a recovery code, which works once',
    body: recoveryCodeSchema,
    reply: messageReplySchema,
  },
  renewRecoveryCodes: {
    summary: 'Make ten new recovery codes; the previous ones stop working',
    reply: setUpReplySchema,
  },
  resetSecondStep: {
    summary: 'Reset another administrator’s second step; the reply has the code for a new one',
    reply: resetStepReplySchema,
  },
} as const satisfies Record<keyof typeof secondStepEndpoints, Call>;
