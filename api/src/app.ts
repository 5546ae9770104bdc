import { API_PREFIX } from '@pehchan/contract/common';
import express, { type Express, Router } from 'express';
import helmet from 'helmet';
import { health } from './features/site/index.ts';
import { sameOrigin } from './ground/http/middleware/origin.ts';
import { remoteLoads } from './ground/http/middleware/remote-loads.ts';
import { replyHeaders } from './ground/http/middleware/replies.ts';
import { requestLog } from './ground/http/middleware/request-log.ts';
import { refuseWritesEarly } from './ground/http/middleware/unanswered-writes.ts';
import { env } from './ground/runtime/env.ts';
import { errorHandler, nothingHere } from './identity/access/error-handler.ts';
import { loadCurrentUser } from './identity/sessions/current-user.ts';
import { sessions } from './identity/sessions/session.ts';
import { routes } from './routes.ts';
import { docs } from './top/openapi/routes.ts';

/** The whole way of a request, in order. */
export function createApp(): Express {
  const app = express();

  // The address limits count the real client, as far as the gateway vouches for it.
  app.set('trust proxy', env.trustProxy);
  // Nothing but photos is ever cached, and those know their own tag.
  app.set('etag', false);
  app.disable('x-powered-by');

  // An id and one log line for every request, refused ones included.
  app.use(requestLog);
  // Replies are data and pictures: nothing in them may run or be framed.
  app.use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      // The gateway speaks for the whole site.
      strictTransportSecurity: false,
      // Of pages, or of browsers that are gone, or said above: a weak link carries them with every reply.
      crossOriginOpenerPolicy: false,
      xFrameOptions: false,
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  );
  app.use(replyHeaders);

  // The load balancer asks before and without any session.
  app.use(health);

  // What the API is.
  app.use(API_PREFIX, docs);

  // Another site's page changes nothing here.
  app.use(sameOrigin);
  app.use(API_PREFIX, calls());

  app.use(nothingHere);
  app.use(errorHandler);
  return app;
}

/** What every call goes through, and then the calls. One router: its prefix is looked at once. */
function calls(): Router {
  const router = Router();
  // Who is asking, loaded afresh.
  router.use(sessions, refuseWritesEarly, loadCurrentUser);
  // How the front end fares with them.
  router.use(remoteLoads);
  // Forms without a photo. Multipart is read by the calls that take one, after they know who sends it.
  router.use(express.json({ limit: '100kb' }));
  router.use(routes);
  return router;
}
