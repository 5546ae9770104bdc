import type { MessageKey } from '@pehchan/contract/messages';
import { type Request, Router } from 'express';
import type { UserRow } from '../accounts/index.ts';
import { invalidField } from '../http/errors.ts';
import { noteStep, stepStanding } from '../http/middleware/second-step.ts';
import { forgiveCodes, limitCodes, limitPasskeys } from '../http/middleware/step-limits.ts';
import { on } from '../http/on.ts';
import { noteEvent } from '../security/index.ts';
import { addPasskey, askPasskey, beginPasskey, passPasskey, removePasskey } from './commands/passkeys.ts';
import { passRecoveryCode, renewRecoveryCodes } from './commands/recovery.ts';
import { resetSecondStep } from './commands/reset-second-step.ts';
import { beginTotp, confirmTotp, passTotp, removeTotp } from './commands/totp.ts';
import { Passkey } from './models/passkey.ts';
import { RecoveryCode } from './models/recovery-code.ts';
import { TotpSecret } from './models/totp-secret.ts';
import { isFresh } from './policy.ts';
import { presentSecondStep } from './presenter.ts';

export const secondStep = Router();

on(secondStep, 'getSecondStep', async ({ req, actor }) => {
  const where = { userId: actor.id };
  const standing = await stepStanding(req, actor.id);
  return presentSecondStep({
    isNeeded: standing.isNeeded,
    isSetUp: standing.isSetUp,
    isFresh: isFresh(standing, Date.now()),
    totp: (await TotpSecret.count({ where })) > 0,
    passkeys: await Passkey.findOf(actor.id),
    recoveryCodes: await RecoveryCode.count({ where }),
  });
});

on(secondStep, 'beginTotp', ({ actor }) => beginTotp(actor));

on(secondStep, 'confirmTotp', async ({ req, actor, body, translate }) => {
  const recoveryCodes = await tryCode(req, actor, () => confirmTotp(actor, body.code));
  await noteEvent(req, actor.id, 'step-changed');
  return { recoveryCodes, message: translate('done.noted') };
});

on(secondStep, 'passTotp', async ({ req, actor, body, translate }) => {
  await tryCode(req, actor, () => passTotp(actor, body.code));
  return { message: translate('done.check') };
});

on(secondStep, 'passRecoveryCode', async ({ req, actor, body, translate }) => {
  await tryCode(req, actor, () => passRecoveryCode(actor, body.code));
  return { message: translate('done.check') };
});

on(secondStep, 'beginPasskey', async ({ actor }) => ({ options: await beginPasskey(actor) }));

on(secondStep, 'addPasskey', async ({ req, actor, body: { answer, name }, translate }) => {
  await limitPasskeys(actor.id);
  const recoveryCodes = await shown(req, actor, 'invalid.step.passkey', () =>
    addPasskey(actor, answer, name),
  );
  await noteEvent(req, actor.id, 'step-changed');
  return { recoveryCodes, message: translate('done.noted') };
});

on(secondStep, 'askPasskey', async ({ actor }) => {
  await limitPasskeys(actor.id);
  return { options: await askPasskey(actor) };
});

on(secondStep, 'passPasskey', async ({ req, actor, body: { answer }, translate }) => {
  await shown(req, actor, 'invalid.step.passkey', () => passPasskey(actor, answer));
  return { message: translate('done.check') };
});

on(secondStep, 'removeTotp', async ({ req, actor, translate }) => {
  await removeTotp(actor);
  await noteEvent(req, actor.id, 'step-changed');
  return { message: translate('done.noted') };
});

on(secondStep, 'removePasskey', async ({ req, actor, id, translate }) => {
  await removePasskey(actor, id);
  await noteEvent(req, actor.id, 'step-changed');
  return { message: translate('done.noted') };
});

on(secondStep, 'renewRecoveryCodes', async ({ req, actor, translate }) => {
  const recoveryCodes = await renewRecoveryCodes(actor);
  await noteEvent(req, actor.id, 'step-changed');
  return { recoveryCodes, message: translate('done.noted') };
});

on(secondStep, 'resetSecondStep', async ({ req, actor, id, translate }) => {
  await resetSecondStep(actor, id);
  await noteEvent(req, id, 'step-changed');
  return { message: translate('done.step.reset') };
});

type Tried<T> = () => Promise<T | false | undefined>;

/** Each try is counted before anything is compared, so that parallel ones get no sixth. */
async function tryCode<T>(req: Request, actor: UserRow, work: Tried<T>): Promise<T> {
  await limitCodes(actor.id);
  const result = await shown(req, actor, 'invalid.step.wrong', work);
  await forgiveCodes(actor.id);
  return result;
}

/** This session has passed the step, or is told that what was shown is wrong. */
async function shown<T>(req: Request, { id }: UserRow, wrong: MessageKey, work: Tried<T>): Promise<T> {
  const result = await work();
  if (result === false || result === undefined) {
    await noteEvent(req, id, 'step-refused');
    throw invalidField(wrong === 'invalid.step.passkey' ? 'answer' : 'code', wrong);
  }
  noteStep(req);
  await noteEvent(req, id, 'step-passed');
  return result;
}
