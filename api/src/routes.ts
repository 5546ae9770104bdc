import { Router } from 'express';
import { auth } from './accounts/routes/auth.ts';
import { ownAccount } from './accounts/routes/own-account.ts';
import { recovery } from './accounts/routes/recovery.ts';
import { users } from './accounts/routes/users.ts';
import { audit } from './audit/routes.ts';
import { biodata } from './biodata/routes.ts';
import { blocks } from './blocks/routes.ts';
import { ledger } from './ledger/routes.ts';
import { listing } from './listing/routes.ts';
import { overview } from './overview/routes.ts';
import { photos } from './photos/routes.ts';
import { reports } from './reports/routes.ts';
import { review } from './review/routes.ts';
import { secondStep } from './second-step/routes.ts';
import { security } from './security/routes.ts';
import { shortlist } from './shortlist/routes.ts';
import { site } from './site/routes.ts';
import { spreadsheets } from './spreadsheets/routes.ts';
import { trace } from './trace/routes.ts';

/**
 * Everything under `/api/v1`. A call is looked for in one after another, so that what is asked most stands
 * first; no two have a path in common.
 */
export const routes = Router();

routes.use(
  biodata,
  photos,
  auth,
  ownAccount,
  recovery,
  users,
  ledger,
  blocks,
  reports,
  listing,
  shortlist,
  review,
  audit,
  overview,
  spreadsheets,
  security,
  secondStep,
  trace,
  site,
);
