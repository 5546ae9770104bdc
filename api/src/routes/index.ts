import { Router } from 'express';
import { admin } from './admin.ts';
import { auth } from './auth.ts';
import { clientErrors } from './client-errors.ts';
import { photos } from './photos.ts';
import { profiles } from './profiles.ts';
import { spreadsheets } from './spreadsheets.ts';
import { users } from './users.ts';

/** Everything under `/api/v1`. */
export const routes = Router();

routes.use(auth);
routes.use(users);
routes.use(profiles);
routes.use(admin);
routes.use(spreadsheets);
routes.use(photos);
routes.use(clientErrors);
