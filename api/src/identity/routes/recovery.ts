import { Router } from 'express';
import { knownSince, rememberBrowser } from '../../ground/http/middleware/known-browser.ts';
import { limitAddress } from '../../ground/http/middleware/rate-limit.ts';
import { forbidden } from '../../ground/runtime/errors.ts';
import { on } from '../access/on.ts';
import {
  confirmRecovery,
  countTry,
  detachEmail,
  makeRecoveryCode,
  presentRecoveryRequest,
  recover,
  recoveryNotice,
  RecoveryRequest,
  User,
} from '../accounts/index.ts';
import { noteEvent } from '../security/index.ts';

/** Calls for families that get no mail, because their email is wrong or missing. */
export const recovery = Router();

on(recovery, 'detachEmail', [limitAddress('reset')], async ({ req, body, translate }) => {
  const userId = await detachEmail(body.token);
  await noteEvent(req, userId, 'email-detached');
  return { message: translate('done.email.detached') };
});

on(recovery, 'makeRecoveryCode', async ({ id, actor, translate }) => {
  const { expiresAt, ...made } = await makeRecoveryCode(actor, id);
  return { ...made, expiresAt: expiresAt.toISOString(), message: translate('done.recovery.made') };
});

on(recovery, 'getRecoveryRequests', async ({ actor }) => {
  const recent = await RecoveryRequest.findRecent();
  const requests = recent.map((request) => presentRecoveryRequest(actor, request));
  return { requests: requests.toSorted((a, b) => Number(b.canConfirm) - Number(a.canConfirm)) };
});

on(recovery, 'confirmRecovery', async ({ actor, id, translate }) => {
  await confirmRecovery(actor, id);
  return { message: translate('done.recovery.confirmed') };
});

on(recovery, 'recover', [limitAddress('reset')], async ({ req, res, body, translate }) => {
  const { phone } = body;
  const forgive = await countTry(req, 'recover', { contact: phone, userId: await User.findIdByPhone(phone) });
  const userId = await recover(body, (userId) => noteEvent(req, userId, 'reset-refused'));
  await forgive();
  await noteEvent(req, userId, 'password-reset');
  // Give the browser its own limit of password tries: strangers may have used up the day's shared tries.
  rememberBrowser(req, res, userId);
  return { message: translate('done.password.reset') };
});

on(recovery, 'readRecovery', async ({ req, actor, translate }) => {
  const { id, recoveryUsedAt } = actor;
  if (recoveryNotice(actor, knownSince(req, id))?.canBeRead === false) {
    throw forbidden('refused.recovery.read');
  }
  // Remove only the notice that the family read: if the code was used since then, a newer notice exists.
  const read = { recoveryBy: null, recoveryAt: null, recoveryUsedAt: null };
  await User.update(read, { where: { id, recoveryUsedAt } });
  return { message: translate('done.noted') };
});
