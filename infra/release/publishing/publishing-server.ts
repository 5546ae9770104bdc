import type { RequestListener } from 'node:http';
import express, { type ErrorRequestHandler, type Request, type Response } from 'express';
import { ValidationError } from 'yup';
import { UserError } from '../../lib/index.ts';
import { decodeBundle } from '../build/bundle.ts';
import type { ReleaseStore } from '../promotion/release-store.ts';
import { hasEnded, publisherOf, readPublishers, type Publisher } from '../store/publishers.ts';
import type { Site } from '../store/site.ts';
import { publisherStore, type NotifyOperator } from './publisher-store.ts';

/** Largest request body in bytes. A remote's build has about a third of a megabyte. */
const LARGEST_BODY = 16 * 1024 * 1024;

const NO_SUCH_CALL = 'There is no such call.';

type Body = Record<string, unknown>;
type Action = (store: ReleaseStore, remote: string, body: Body) => Promise<unknown>;

/** What a token allows for its own remote, by the request's method and the last part of its path. */
const ACTIONS: Record<string, Action> = {
  'GET versions': (store, remote) => store.list(remote),
  'GET history': (store, remote) => store.history(remote),
  'GET snapshot': (store, remote, { version }) =>
    store.snapshot(version === undefined ? undefined : { remote, version: text(version) ?? '' }),
  'POST versions': (store, remote, body) => {
    const bundle = decodeBundle(body);
    if (bundle.config.name !== remote) {
      throw new UserError(`This token can publish only ${remote}.`, 403);
    }
    return store.publish(bundle);
  },
  'POST promote': (store, remote, body) =>
    store.promote(remote, text(body.version), { unchecked: text(body.unchecked), reason: text(body.reason) }),
  'POST rollback': (store, remote, body) => store.rollback(remote, text(body.version), text(body.reason)),
  'POST enable': (store, remote, body) => store.setEnabled(remote, true, text(body.reason)),
  'POST disable': (store, remote, body) => store.setEnabled(remote, false, text(body.reason)),
  'GET checks': (store) => store.requireCheckRight(),
  'POST checks': (store, remote, body) =>
    store.recordCheck({ remote, version: text(body.version) ?? '', shell: text(body.shell) ?? '' }),
};

/**
 * Serve `/publishing/<remote>/<action>` for teams without access to the server, with the actions of the
 * release commands. If the site has no publishers, each call returns 404.
 */
export function publishingCall(site: Site, notify: NotifyOperator, gateway?: string): RequestListener {
  const readBody = express.json({ limit: LARGEST_BODY, type: () => true });
  const app = express().disable('x-powered-by').disable('etag');
  app.use(async (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    if ((await readPublishers(site)).length === 0) throw new UserError(NO_SUCH_CALL, 404);
    const [, , remote = ''] = request.path.split('/');
    response.locals.store = publisherStore(
      site,
      await askingPublisher(site, remote, request),
      gateway,
      notify,
    );
    next();
  });
  app.use('/publishing/:remote/:action', async (request, response, next) => {
    const act = request.path === '/' && ACTIONS[`${request.method} ${request.params.action}`];
    if (!act) return next();
    await new Promise<void>((resolve, reject) => {
      readBody(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
    });
    const body: Body = request.body ?? request.query;
    response.json((await act(response.locals.store, request.params.remote, body)) ?? {});
  });
  app.use(() => {
    throw new UserError(NO_SUCH_CALL, 404);
  });
  app.use(sayFailure);
  return app;
}

async function askingPublisher(site: Site, remote: string, request: Request): Promise<Publisher> {
  const token = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1];
  const publisher = token && (await publisherOf(site, token));
  if (!publisher) throw new UserError('This call requires the token of a publisher.', 401);
  if (hasEnded(publisher)) {
    throw new UserError(
      `This token ended on ${publisher.until.slice(0, 10)}. The operator can create another: npm run release -- publisher add ${publisher.remote} <name>`,
      401,
    );
  }
  if (publisher.remote === remote) return publisher;
  throw new UserError(`This token can publish only ${publisher.remote}.`, 403);
}

function text(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string' && value.length <= 200) return value;
  throw new UserError('Versions and reasons have at most 200 characters.', 400);
}

/** Reply with the message of a `UserError`, which reveals nothing about the server. Log other errors. */
const sayFailure: ErrorRequestHandler = (error: unknown, _request, response: Response, _next) => {
  const [status, message] = failureOf(error);
  // Close the connection, because the server does not read the rest of a body that is too large.
  if (status === 413) response.set('Connection', 'close');
  if (status === 401) response.set('WWW-Authenticate', 'Bearer');
  response.status(status).json({ message });
};

function failureOf(error: unknown): [status: number, message: string] {
  if (error instanceof UserError) return [error.status, error.message];
  if (error instanceof ValidationError) return [422, error.message];
  // Express sets `status` on an error that occurs while it reads the body.
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (status === 413) return [413, `A version is at most ${LARGEST_BODY / 1024 / 1024} MiB.`];
  if (status < 500) return [status, 'The body must be a JSON object.'];
  console.error(error);
  return [500, 'The server could not do this.'];
}
