import type { ReplyOf } from '@pehchan/contract/calls';
import { API_PREFIX, type ErrorReply } from '@pehchan/contract/common';
import { type EndpointName, endpoints } from '@pehchan/contract/endpoints';
import type { ReleaseDocument } from '@pehchan/release/document';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { deferred } from './deferred.ts';

/** Requests without a mocked reply. Each fails the test that made it. */
export const unanswered: string[] = [];

/** The mocked API. It replies only to calls for which the test set a reply. */
export const server = setupServer(
  http.all('*', ({ request }) => {
    unanswered.push(`${request.method} ${request.url}`);
    return HttpResponse.error();
  }),
);

type Answer<Name extends EndpointName> = ReplyOf<Name> | Response;
type CallSeen = { query: Record<string, string>; request: Request };

/** Return a reply for {@link answers} that breaks the connection, as if the API's reply were lost. */
export const lostAnswer = (): Response => HttpResponse.error();

/** Set the API's reply to a call. A function can read the request. A later call replaces the reply. */
export function answers<Name extends EndpointName>(
  name: Name,
  reply: ReplyOf<Name> | ((call: CallSeen) => Answer<Name> | Promise<Answer<Name>>),
): void {
  handle(name, async (request) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const body = typeof reply === 'function' ? await reply({ query, request }) : reply;
    return body instanceof Response ? body : HttpResponse.json(body);
  });
}

export function releases(release: ReleaseDocument): void {
  server.use(http.get('*/releases/current.json', () => HttpResponse.json(release)));
}

export function sends(
  name: EndpointName,
  file: string,
  look: (call: CallSeen) => void = () => undefined,
): void {
  handle(name, (request) => {
    look({ query: Object.fromEntries(new URL(request.url).searchParams), request });
    return new HttpResponse(file, { headers: { 'Content-Type': 'application/octet-stream' } });
  });
}

export function refuses(name: EndpointName, status: number, reply: Partial<ErrorReply> = {}): void {
  const body: ErrorReply = { message: 'Something went wrong on our side.', code: 'internal', ...reply };
  handle(name, () => HttpResponse.json(body, { status }));
}

/** Delay the API's reply to a call until the returned function is called. */
export function holds<Name extends EndpointName>(name: Name, reply: ReplyOf<Name>): () => void {
  const released = deferred();
  answers(name, async () => {
    await released.promise;
    return reply;
  });
  return () => released.resolve(undefined);
}

function handle(name: EndpointName, respond: (request: Request) => Promise<Response> | Response): void {
  const { method, path } = endpoints[name];
  const on = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method];
  server.use(on(`*${API_PREFIX}${path}`, ({ request }) => respond(request)));
}
