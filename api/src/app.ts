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

/** Build the API. The middlewares are in the order in which a request passes them. */
export function createApp(): Express {
  const app = express();

  // Take the client's address, by which requests are limited, from the header of a trusted gateway.
  app.set('trust proxy', env.trustProxy);
  // Only photos are cached, and their route sets the ETag itself.
  app.set('etag', false);
  app.disable('x-powered-by');

  // The request id and the log come first, so that a refused request also has them.
  app.use(requestLog);
  app.use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      // The gateway sets Strict-Transport-Security for the whole site.
      strictTransportSecurity: false,
      // Leave out headers that affect only pages or old browsers, or that repeat the policy above.
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

  // The load balancer calls the health checks without a session.
  app.use(health);

  app.use(API_PREFIX, docs);

  app.use(sameOrigin);
  app.use(API_PREFIX, calls());

  app.use(nothingHere);
  app.use(errorHandler);
  return app;
}

/** Return one router for all calls, so that Express matches their common prefix only once. */
function calls(): Router {
  const router = Router();
  router.use(sessions, refuseWritesEarly, loadCurrentUser);
  router.use(remoteLoads);
  // Parse JSON for forms without a photo. Calls with a photo read multipart after the caller is checked.
  router.use(express.json({ limit: '100kb' }));
  router.use(routes);
  return router;
}
