import { SHEET_TYPES } from '@pehchan/contract/biodata';
import { Router } from 'express';
import { authorize } from '../../ground/http/authorize.ts';
import { languageOfScreen } from '../../ground/http/middleware/language.ts';
import { fromOurPages } from '../../ground/http/middleware/origin.ts';
import { countSheet } from '../../ground/http/middleware/rate-limit.ts';
import { refusePrefetch } from '../../ground/http/middleware/refuse-prefetch.ts';
import { streamed } from '../../ground/http/streaming.ts';
import { HttpError, notFound } from '../../ground/runtime/errors.ts';
import { on } from '../../identity/access/on.ts';
import { noteEvent, noteRefusal } from '../../identity/security/index.ts';
import { findProfile, profilePolicy } from '../../register/biodata/index.ts';
import { makeSheet } from './commands/make-sheet.ts';

export const sheet = Router();

/** An account's own sheet, in every account status: it is the family's own data. */
on(sheet, 'getSheet', [fromOurPages], async ({ req, res, actor, id, query }) => {
  refusePrefetch(req);
  const { format = 'pdf', language = languageOfScreen(req, res) } = query;
  const profile = await findProfile(id);
  if (!profile) throw notFound();
  authorize(profilePolicy.isOwn, actor, profile);
  const bytes = await countSheet(actor.id, () => makeSheet(actor, profile, { format, language })).catch(
    (error: unknown) => {
      if (error instanceof HttpError && error.status === 429) noteRefusal(req, actor.id, 'limit');
      throw error;
    },
  );
  await noteEvent(req, actor.id, 'sheet-made');
  const name = `biodata-${id}-${language}.${format === 'pdf' ? 'pdf' : 'jpg'}`;
  res.type(SHEET_TYPES[format]).set('Content-Disposition', `inline; filename="${name}"`);
  res.set('Cache-Control', 'no-store').send(bytes);
  return streamed;
});
