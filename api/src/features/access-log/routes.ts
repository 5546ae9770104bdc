import { Router } from 'express';
import { authorize } from '../../ground/http/authorize.ts';
import { notFound } from '../../ground/runtime/errors.ts';
import { on } from '../../identity/access/on.ts';
import { User } from '../../identity/accounts/index.ts';
import { findProfile, profilePolicy } from '../../register/biodata/index.ts';
import { countFamiliesServed } from '../../register/photos/index.ts';
import { viewerOf } from '../../register/visibility/index.ts';
import { noteReading } from './commands/note-reading.ts';
import { findCandidates } from './models/candidates.ts';
import { findHeavyReaders } from './models/heavy-readers.ts';
import { findLedger, findListed } from './models/ledger-page.ts';
import { presentLine, presentSums } from './presenter.ts';

export const accessLog = Router();

on(accessLog, 'getLedger', async ({ actor, id, query }) => {
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
  // An administrator opens biodata by other calls, which the access logs note.
  const candidates = newSince === undefined ? undefined : await findCandidates(rows, reader, profile);
  const entries = rows.map((row) => presentLine(row, reader, newSince, candidates?.get(row.viewerId)));
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

on(accessLog, 'readNotice', async ({ actor, translate }) => {
  if (actor.noticeReadAt === null) {
    await User.update({ noticeReadAt: new Date() }, { where: { id: actor.id, noticeReadAt: null } });
  }
  return { message: translate('done.noted') };
});

on(accessLog, 'getHeavyReaders', async () => ({ readers: await findHeavyReaders() }));
