import { Router } from 'express';
import { accessLog } from './features/access-log/routes.ts';
import { hiding } from './features/hiding/routes.ts';
import { listing } from './features/listing/routes.ts';
import { reports } from './features/reports/routes.ts';
import { notes } from './features/review/routes/notes.ts';
import { review } from './features/review/routes/review.ts';
import { users } from './features/review/routes/users.ts';
import { sheet } from './features/sheet/routes.ts';
import { shortlist } from './features/shortlist/routes.ts';
import { site } from './features/site/routes.ts';
import { trace } from './features/trace/routes.ts';
import { viewing } from './features/viewing/routes.ts';
import { audit } from './identity/routes/audit.ts';
import { auth } from './identity/routes/auth.ts';
import { ownAccount } from './identity/routes/own-account.ts';
import { recovery } from './identity/routes/recovery.ts';
import { secondStep } from './identity/routes/second-step.ts';
import { security } from './identity/routes/security.ts';
import { biodata } from './register/biodata/routes.ts';
import { overview } from './top/overview/routes.ts';
import { spreadsheets } from './top/spreadsheets/routes.ts';

/** Express searches the routers in order, so the most used are first. No two routers have the same path. */
export const routes = Router();

routes.use(
  biodata,
  viewing,
  auth,
  ownAccount,
  recovery,
  users,
  accessLog,
  hiding,
  reports,
  listing,
  sheet,
  shortlist,
  review,
  notes,
  audit,
  overview,
  spreadsheets,
  security,
  secondStep,
  trace,
  site,
);
