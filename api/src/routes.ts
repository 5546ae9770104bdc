import { Router } from 'express';
import { auth } from './accounts/routes/auth.ts';
import { users } from './accounts/routes/users.ts';
import { audit } from './audit/routes.ts';
import { biodata } from './biodata/routes.ts';
import { ledger } from './ledger/routes.ts';
import { overview } from './overview/routes.ts';
import { photos } from './photos/routes.ts';
import { review } from './review/routes.ts';
import { security } from './security/routes.ts';
import { site } from './site/routes.ts';
import { spreadsheets } from './spreadsheets/routes.ts';

/** Everything under `/api/v1`. */
export const routes = Router();

routes.use(auth, users, biodata, ledger, review, audit, overview, spreadsheets, photos, security, site);
