import type { MessageKey } from '@pehchan/contract/messages';
import { type Request, type Response, Router } from 'express';
import { rememberBrowser } from '../../ground/http/middleware/known-browser.ts';
import {
  type CodeKind,
  countCode,
  limitPasskeys,
  sessionName,
} from '../../ground/http/middleware/step-limits.ts';
import { invalidField } from '../../ground/runtime/errors.ts';
import { on } from '../access/on.ts';
import { noteSetUpCode, noteStep, stepStateOf } from '../access/second-step.ts';
import {
  addPasskey,
  askPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  isFresh,
  noteWrongCode,
  Passkey,
  passPasskey,
  passRecoveryCode,
  passSetUpCode,
  passTotp,
  presentSecondStep,
  RecoveryCode,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  resetSecondStep,
  TotpSecret,
} from '../second-step/index.ts';
import { noteEvent } from '../security/index.ts';
import { currentUser } from '../sessions/current-user.ts';

export const secondStep = Router();

on(secondStep, 'getSecondStep', async ({ req, actor }) => {
  const where = { userId: actor.id };
  const state = await stepStateOf(req, actor.id);
  return presentSecondStep({
    isNeeded: state.isNeeded,
    isSetUp: state.isSetUp,
    isFresh: isFresh(state, Date.now()),
    needsCode: state.needsCode,
    totp: (await TotpSecret.count({ where })) > 0,
    passkeys: await Passkey.findOf(actor.id),
    recoveryCodes: await RecoveryCode.count({ where }),
  });
});

on(secondStep, 'passSetUpCode', async ({ req, actor: { id }, body, translate }) => {
  const takeBack = await countCode(req, id, 'setUp');
  await passSetUpCode(id, body.code, () => noteEvent(req, id, 'step-refused'));
  await takeBack();
  await noteSetUpCode(req);
  return { message: translate('done.check') };
});

on(secondStep, 'beginTotp', ({ actor }) => beginTotp(actor));

on(secondStep, 'confirmTotp', async ({ req, res, actor, body, translate }) => {
  const recoveryCodes = await tryCode(req, res, 'setUp', () => confirmTotp(actor, body.code));
  await noteEvent(req, actor.id, 'step-changed');
  return { recoveryCodes, message: translate('done.noted') };
});

on(secondStep, 'passTotp', async ({ req, res, actor, body, translate }) => {
  await tryCode(req, res, 'app', () => passTotp(actor, body.code));
  return { message: translate('done.check') };
});

on(secondStep, 'passRecoveryCode', async ({ req, res, actor, body, translate }) => {
  await tryCode(req, res, 'recovery', () => passRecoveryCode(actor, body.code));
  return { message: translate('done.check') };
});

on(secondStep, 'beginPasskey', async ({ actor }) => ({ options: await beginPasskey(actor) }));

on(secondStep, 'addPasskey', async ({ req, res, actor, body: { answer, name }, translate }) => {
  await limitPasskeys(req, actor.id);
  const recoveryCodes = await shown(req, res, 'invalid.step.passkey', () => addPasskey(actor, answer, name));
  await noteEvent(req, actor.id, 'step-changed');
  return { recoveryCodes, message: translate('done.noted') };
});

on(secondStep, 'askPasskey', async ({ req, actor }) => {
  await limitPasskeys(req, actor.id);
  return { options: await askPasskey(actor, sessionName(req)) };
});

on(secondStep, 'passPasskey', async ({ req, res, actor, body: { answer }, translate }) => {
  await shown(req, res, 'invalid.step.passkey', () => passPasskey(actor, sessionName(req), answer));
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
  const code = await resetSecondStep(actor, id);
  await noteEvent(req, id, 'step-changed');
  return { code, message: translate(code ? 'done.step.resetWithCode' : 'done.step.reset') };
});

type Tried<T> = () => Promise<T | false | undefined>;

/** Try a code. The try is counted before the code is compared: parallel tries cannot pass the limit. */
async function tryCode<T>(req: Request, res: Response, kind: CodeKind, work: Tried<T>): Promise<T> {
  const user = currentUser(res);
  const takeBack = await countCode(req, user.id, kind);
  const result = await shown(req, res, 'invalid.step.wrong', async () => {
    const tried = await work();
    if (isWrong(tried) && kind !== 'setUp') await noteWrongCode(user);
    return tried;
  });
  await takeBack();
  return result;
}

const isWrong = (tried: unknown): tried is false | undefined => tried === false || tried === undefined;

async function shown<T>(req: Request, res: Response, wrong: MessageKey, work: Tried<T>): Promise<T> {
  const { id } = currentUser(res);
  const result = await work();
  if (isWrong(result)) {
    await noteEvent(req, id, 'step-refused');
    throw invalidField(wrong === 'invalid.step.passkey' ? 'answer' : 'code', wrong);
  }
  await noteStep(req);
  rememberBrowser(req, res, id, true);
  await noteEvent(req, id, 'step-passed');
  return result;
}
