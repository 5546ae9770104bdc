import { Router } from 'express';
import { on } from '../../identity/access/on.ts';
import { findShown, ShortlistEntry } from '../../register/biodata/index.ts';
import { putOnShortlist } from './commands/put-on-shortlist.ts';
import { presentEntry, presentData } from './presenter.ts';

export const shortlist = Router();

on(shortlist, 'getShortlist', async (call) => {
  const rows = await ShortlistEntry.ofAccount(call.actor.id);
  const shown = await findShown(
    call,
    rows.map(({ profileId }) => profileId),
  );
  return { entries: rows.map((row) => presentEntry(row, shown.get(row.profileId))) };
});

on(shortlist, 'putOnShortlist', async ({ actor, id, body, translate }) => {
  const entry = await putOnShortlist(actor, id, body);
  return { ...presentData(entry), message: translate('done.shortlist.kept') };
});

// Removing a biodata that isn't on the shortlist also succeeds, so that a call can be repeated.
on(shortlist, 'takeOffShortlist', async ({ actor, id, translate }) => {
  await ShortlistEntry.destroy({ where: { userId: actor.id, profileId: id } });
  return { message: translate('done.shortlist.takenOff') };
});
