import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ValidationError } from 'yup';
import { Conflict, Refusal } from '../lib/refusal.ts';
import { decodeBundle } from './bundle.ts';
import { directoryDesk, type Desk } from './desk.ts';
import { publisherOf } from './publishers.ts';
import type { Site } from './site.ts';

/** A remote's build is a third of a megabyte; base64 makes four bytes of three. */
const LARGEST_BODY = 16 * 1024 * 1024;
const BODY_WITHIN = 60_000;
const PREFIX = '/publishing/';

/** What is said as it is: a status and a sentence. */
class HttpRefusal extends Refusal {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

type Body = Record<string, unknown>;
type Action = (desk: Desk, remote: string, body: Body) => Promise<unknown>;

/** Each is asked of one remote, the token's own. */
const ACTIONS: Record<string, Action> = {
  'GET versions': (desk, remote) => desk.list(remote),
  'GET history': (desk, remote) => desk.history(remote),
  'GET snapshot': (desk) => desk.snapshot(),
  'POST versions': (desk, remote, body) => {
    const bundle = decodeBundle(body);
    if (bundle.config.name !== remote) {
      throw new HttpRefusal(403, `This token ships ${remote} and nothing else.`);
    }
    return desk.publish(bundle);
  },
  'POST promote': (desk, remote, body) =>
    desk.promote(remote, text(body.version), {
      unchecked: text(body.unchecked),
      reason: text(body.reason),
    }),
  'POST rollback': (desk, remote, body) => desk.rollback(remote, text(body.version), text(body.reason)),
  'POST enable': (desk, remote, body) => desk.setEnabled(remote, true, text(body.reason)),
  'POST disable': (desk, remote, body) => desk.setEnabled(remote, false, text(body.reason)),
  'POST checks': (desk, remote, body) =>
    desk.recordCheck({ remote, version: text(body.version) ?? '', shell: text(body.shell) ?? '' }),
};

/**
 * The small call through which a team without access to the server ships its remote: `/publishing/<remote>/<action>`, with the
 * team's token. It stands behind the gateway and does just what the command does on the directory.
 */
export function createPublishingServer(site: Site, gateway?: string): Server {
  return createServer((request, response) => {
    answer(site, gateway, request)
      .then((result) => reply(response, 200, result ?? {}))
      .catch((error: unknown) => reply(response, statusOf(error), { message: messageOf(error) }));
  });
}

async function answer(site: Site, gateway: string | undefined, request: IncomingMessage): Promise<unknown> {
  const [remote = '', action = '', ...rest] = (request.url ?? '').slice(PREFIX.length).split('/');
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const publisher = token && (await publisherOf(site, token));
  if (!publisher) throw new HttpRefusal(401, 'This needs the token of a publisher.');
  if (publisher.remote !== remote) {
    throw new HttpRefusal(403, `This token ships ${publisher.remote} and nothing else.`);
  }
  const act = ACTIONS[`${request.method} ${action}`];
  if (!act || rest.length > 0) throw new HttpRefusal(404, 'There is no such call.');
  const body = request.method === 'POST' ? await readBody(request) : {};
  return act(directoryDesk(site, publisher.name, gateway), remote, body);
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  let size = 0;
  const timer = setTimeout(() => request.destroy(), BODY_WITHIN);
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > LARGEST_BODY) {
        throw new HttpRefusal(413, `A version is at most ${LARGEST_BODY / 1024 / 1024} MiB.`);
      }
      chunks.push(chunk);
    }
  } finally {
    clearTimeout(timer);
  }
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
    if (typeof body === 'object' && body !== null) return body as Body;
  } catch {
    // Said below.
  }
  throw new HttpRefusal(400, 'The body must be a JSON object.');
}

function text(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string' && value.length <= 200) return value;
  throw new HttpRefusal(400, 'Versions and reasons are texts of at most 200 characters.');
}

function statusOf(error: unknown): number {
  if (error instanceof HttpRefusal) return error.status;
  if (error instanceof Conflict) return 409;
  return error instanceof Refusal || error instanceof ValidationError ? 422 : 500;
}

/** What a refusal says names nothing of the server but what the publisher sent; anything else stays in the log. */
function messageOf(error: unknown): string {
  if (error instanceof Refusal || error instanceof ValidationError) return error.message;
  console.error(error);
  return 'The server could not do this.';
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  if (response.headersSent || response.destroyed) return;
  const headers: Record<string, string> = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    // What is still coming of a body that was too large is not read.
    ...(status === 413 && { Connection: 'close' }),
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
  };
  response.writeHead(status, headers).end(JSON.stringify(body));
}
