import { Router } from 'express';
import { User } from '../accounts/index.ts';
import { viewerOf } from '../blocks/index.ts';
import { findProfile, profilePolicy } from '../biodata/index.ts';
import { authorize } from '../http/authorize.ts';
import { notFound } from '../http/errors.ts';
import { on } from '../http/on.ts';
import { noteMuchReading } from '../security/index.ts';
import { noteReading } from './commands/note-reading.ts';
import { revealPhone } from './commands/reveal-phone.ts';
import { findLedger } from './models/ledger-page.ts';
import { presentLine } from './presenter.ts';

export const ledger = Router();

on(ledger, 'getLedger', async ({ actor, id, query }) => {
  const profile = await findProfile(id);
  if (!profile) throw notFound();
  authorize(profilePolicy.readWhole, actor, profile);
  const newSince = await noteReading(actor, profile);
  const [{ rows, total }, reader] = await Promise.all([findLedger(id, query), viewerOf(actor)]);
  const entries = rows.map((row) => presentLine(row, reader, newSince));
  const { userId, fullName: fullname, fullNameHindi: fullnameHindi } = profile;
  const whose = { id, userId, fullname, fullnameHindi };
  return { entries, total, page: query.page ?? 1, pageSize: query.pageSize, profile: whose };
});

on(ledger, 'revealPhone', async ({ req, actor, id, translate }) => {
  const { phone, isTold, noticed } = await revealPhone(actor, id);
  await noteMuchReading(req, actor.id, noticed);
  return { phone, message: translate(isTold ? 'done.phone.revealed' : 'done.biodata.fetched') };
});

on(ledger, 'readNotice', async ({ actor, translate }) => {
  await User.update({ noticeReadAt: new Date() }, { where: { id: actor.id, noticeReadAt: null } });
  return { message: translate('done.noted') };
});
