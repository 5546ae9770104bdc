import { RECOVERY_CODE_LENGTH } from '@pehchan/contract/accounts';
import { Router } from 'express';
import { rememberBrowser } from '../../http/middleware/known-browser.ts';
import { limitAddress } from '../../http/middleware/rate-limit.ts';
import { on } from '../../http/on.ts';
import { noteEvent } from '../../security/index.ts';
import { detachEmail } from '../commands/detach-email.ts';
import { makeRecoveryCode, recover } from '../commands/recover.ts';
import { countTry } from '../guesses.ts';
import { User } from '../models/user.ts';

/** For whom no mail gets through: an address that is a stranger's, or none at all. */
export const recovery = Router();

on(recovery, 'detachEmail', [limitAddress('reset')], async ({ req, body, translate }) => {
  const userId = await detachEmail(body.token);
  await noteEvent(req, userId, 'email-detached');
  return { message: translate('done.email.detached') };
});

on(recovery, 'makeRecoveryCode', async ({ id, actor, translate }) => {
  const { code, expiresAt } = await makeRecoveryCode(actor, id);
  return {
    code: inGroups(code),
    expiresAt: expiresAt.toISOString(),
    message: translate('done.recovery.made'),
  };
});

on(recovery, 'recover', [limitAddress('reset')], async ({ req, res, body, translate }) => {
  const { phone } = body;
  const forgive = await countTry(req, 'recover', { contact: phone, userId: await User.findIdByPhone(phone) });
  const userId = await recover(body, (userId) => noteEvent(req, userId, 'reset-refused'));
  await forgive();
  await noteEvent(req, userId, 'password-reset');
  // Strangers may have used up the day's tries: who has just shown whose account it is isn't one of them.
  rememberBrowser(req, res, userId);
  return { message: translate('done.password.reset') };
});

on(recovery, 'readRecovery', async ({ actor, translate }) => {
  await User.update({ recoveryBy: null, recoveryAt: null }, { where: { id: actor.id } });
  return { message: translate('done.noted') };
});

/** As it is read out. */
const inGroups = (code: string) =>
  Array.from({ length: RECOVERY_CODE_LENGTH / 4 }, (_, group) => code.slice(4 * group, 4 * group + 4)).join(
    ' ',
  );
