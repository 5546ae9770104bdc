import { Router } from 'express';
import { User } from '../accounts/index.ts';
import { viewerOf } from '../blocks/index.ts';
import { findProfile, profilePolicy } from '../biodata/index.ts';
import { authorize } from '../http/authorize.ts';
import { notFound } from '../http/errors.ts';
import { on } from '../http/on.ts';
import { countFamiliesServed } from '../photos/index.ts';
import { noteMuchReading } from '../security/index.ts';
import { noteReading } from './commands/note-reading.ts';
import { revealPhone } from './commands/reveal-phone.ts';
import { findLedger, findListed } from './models/ledger-page.ts';
import { presentLine, presentSums } from './presenter.ts';

export const ledger = Router();

on(ledger, 'getLedger', async ({ actor, id, query }) => {
  const profile = await findProfile(id);
  if (!profile) throw notFound();
  authorize(profilePolicy.readWhole, actor, profile);
  const newSince = await noteReading(actor, profile);
  const { photoKey } = profile;
  const [{ rows, total }, reader, families, listed] = await Promise.all([
    findLedger(id, query),
    viewerOf(actor),
    photoKey === null ? undefined : countFamiliesServed(photoKey, profile.userId),
    findListed(id),
  ]);
  const entries = rows.map((row) => presentLine(row, reader, newSince));
  const { userId, fullName: fullname, fullNameHindi: fullnameHindi } = profile;
  return {
    entries,
    total,
    page: query.page ?? 1,
    pageSize: query.pageSize,
    ...presentSums(families, listed),
    profile: { id, userId, fullname, fullnameHindi },
  };
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
