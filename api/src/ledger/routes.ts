import { Router } from 'express';
import { on } from '../http/on.ts';
import { User } from '../accounts/index.ts';
import { revealPhone } from './commands/reveal-phone.ts';

export const ledger = Router();

on(ledger, 'revealPhone', async ({ actor, id, translate }) => {
  const { phone, isTold } = await revealPhone(actor, id);
  return { phone, message: translate(isTold ? 'done.phone.revealed' : 'done.biodata.fetched') };
});

on(ledger, 'readNotice', async ({ actor, translate }) => {
  // The first time counts: what was looked at before it was done unwarned.
  await User.update({ noticeReadAt: new Date() }, { where: { id: actor.id, noticeReadAt: null } });
  return { message: translate('done.noted') };
});
