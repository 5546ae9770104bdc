import { type BodyOf, callOf, type ParamsOf, type QueryOf, type ReplyOf } from '@pehchan/contract/calls';
import type { Call, Endpoint, StoredTexts } from '@pehchan/contract/common';
import { type EndpointName, endpoints } from '@pehchan/contract/endpoints';
import type { Holes, MessageKey } from '@pehchan/contract/messages';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { AnyObjectSchema } from 'yup';
import type { Upload } from '../../ground/gateways/pictures/upload.ts';
import { refuseHead, refusePrefetch } from '../../ground/http/middleware/refuse-prefetch.ts';
import { translateFor } from '../../ground/http/middleware/language.ts';
import { photoForm, uploadOf } from '../../ground/http/middleware/photo-upload.ts';
import { limitWrites } from '../../ground/http/middleware/unanswered-writes.ts';
import { parse, parseQuery } from '../../ground/http/parse.ts';
import { recordId } from '../../ground/http/record-id.ts';
import { type Streamed, streamed } from '../../ground/http/streaming.ts';
import { isAdmin, type User } from '../accounts/index.ts';
import { currentUser } from '../sessions/current-user.ts';
import { may } from './guards.ts';
import { passed } from './second-step.ts';

/** A call's request. Each field is checked when first read, so the handler decides which refusal is first. */
export type CallRequest<N extends EndpointName> = {
  readonly req: Request;
  readonly res: Response;
  readonly actor: User;
  readonly id: number;
  readonly body: BodyOf<N>;
  readonly query: QueryOf<N>;
  readonly photo: Upload | undefined;
  /** The body of an edit, in which stored names are valid even if newer rules would refuse them. */
  bodyOver(stored: StoredTexts): BodyOf<N>;
  param(hole: keyof ParamsOf<N>): string;
  translate(key: MessageKey, holes?: Holes): string;
};

type Answer<N extends EndpointName> = ReplyOf<N> | Streamed;
type Handler<N extends EndpointName> = (request: CallRequest<N>) => Answer<N> | Promise<Answer<N>>;

const VERBS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/**
 * Serve a call. Its method, path, access and photo come from the contract's table of calls.
 * @param steps handlers for limits and access, which run before the body is read; last, the call's handler
 */
export function on<N extends EndpointName>(
  router: Router,
  name: N,
  ...steps: [handle: Handler<N>] | [before: RequestHandler[], handle: Handler<N>]
): void {
  const [before, handle] = steps.length === 1 ? [[], steps[0]] : steps;
  const endpoint: Endpoint = endpoints[name];
  const call = callOf(name);
  const answer = async (req: Request, res: Response) => {
    if (call.logged === true || (call.logged && isAdmin(currentUser(res)))) refusePrefetch(req);
    const isWork = endpoint.method !== 'GET' || call.file !== undefined;
    const reply = await limitWrites(isWork, res, () => handle(requestOf(call, req, res)));
    if (isStreamed(reply)) return;
    res.status(call.status ?? 200);
    if (reply === undefined) res.end();
    else sendJson(res, reply);
  };
  const { method, path, photo } = endpoint;
  router[VERBS[method]](
    path,
    ...(method === 'GET' ? [refuseHead] : []),
    may(endpoint),
    passed(endpoint),
    ...before,
    photo ? photoForm(photo.field, answer) : answer,
  );
}

const isStreamed = (reply: object | undefined): reply is Streamed => reply === streamed;

/** Send JSON faster than `res.json`: without an ETag and without looking up the content type. */
function sendJson(res: Response, reply: object): void {
  const body = Buffer.from(JSON.stringify(reply));
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', body.length);
  res.end(body);
}

const requestOf = <N extends EndpointName>(call: Call, req: Request, res: Response): CallRequest<N> => ({
  req,
  res,
  get actor() {
    return currentUser(res);
  },
  get id() {
    return recordId(req);
  },
  get body() {
    return parse(schemaOf(call.body), req.body);
  },
  bodyOver: (stored) => parse(schemaOf(call.body), req.body, {}, 'invalid.body', stored),
  get query() {
    return parseQuery(schemaOf(call.query), queryOf(req), () => req.query);
  },
  get photo() {
    return uploadOf(req, res);
  },
  param: (hole) => String(req.params[hole]),
  translate: (key, holes) => translateFor(req, res, key, holes),
});

const queryOf = ({ url }: Request) => url.slice(url.indexOf('?') + 1 || url.length);

function schemaOf(schema: AnyObjectSchema | undefined): AnyObjectSchema {
  if (!schema) throw new Error('this call takes no such thing');
  return schema;
}
