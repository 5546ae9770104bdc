import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@pehchan/contract/calls';
import { type EndpointName, endpoints, url } from '@pehchan/contract/endpoints';
import { afterAll } from 'vitest';
import { createApp } from '../../src/app.ts';
import { connectRedis, redis } from '../../src/ground/gateways/redis.ts';
import type { UserRow } from '../../src/identity/accounts/models/user.ts';
import { beDemoSite, beRealSite } from './demo-site.ts';
import { PASSWORD } from './factories.ts';
import { checkReply } from './reply-check.ts';

/** A reply of the API. An error's body has only `message`, `code` and `fields`, whatever the call. */
export type Reply<T = Record<string, unknown>> = {
  status: number;
  headers: Headers;
  /** The parsed JSON of the reply; `{}` if the reply has no JSON. */
  body: T & { message?: string; code?: string; fields?: Record<string, string> };
  text: string;
};

type Sent = {
  form?: FormData;
  headers?: Record<string, string>;
};

/**
 * The input of a call, by the names in the contract. Values may have any type, because most tests send
 * invalid ones.
 */
export type Call<N extends EndpointName = EndpointName> = N extends EndpointName
  ? Sent & {
      params?: ParamsOf<N>;
      query?: { [K in keyof QueryOf<N>]?: string | number };
      json?: { [K in keyof BodyOf<N>]?: unknown };
      /** A body in another shape than the call's, sent instead of `json`. */
      hostile?: unknown;
    }
  : never;

/** The calls with this key in their reply: `ListOf<'users'>` is every list of accounts. */
export type ListOf<Key extends string> = {
  [N in EndpointName]: ReplyOf<N> extends Record<Key, unknown[]> ? N : never;
}[Exclude<EndpointName, FileCall>];
type FileCall = {
  [N in EndpointName]: [ReplyOf<N>] extends [never] ? N : never;
}[EndpointName];

/** The JSON reply of a call for a file: only its errors are JSON. */
type Answered<N extends EndpointName> = N extends FileCall ? object : ReplyOf<N>;

/** A browser: keeps its cookies, and has its own address, so that other tests' limits do not apply to it. */
export class Client {
  readonly cookies = new Map<string, string>();
  readonly origin: string;
  address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Make a call of the contract, and compare its reply with the description of the API. */
  async call<N extends EndpointName>(name: N, call?: Call<N>): Promise<Reply<Answered<N>>> {
    const { params, query, json, hostile, ...sent }: Call = call ?? {};
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(query ?? {})) search.set(key, String(value));
    const path = `${url(name, params)}?${search}`;
    const reply = await this.send<Answered<N>>(endpoints[name].method, path, {
      ...sent,
      json: json ?? hostile,
    });
    checkReply(name, reply.status, reply.body);
    return reply;
  }

  async send<T = Record<string, unknown>>(
    method: string,
    path: string,
    call: Sent & { json?: unknown } = {},
  ): Promise<Reply<T>> {
    const response = await this.fetch(method, path, call);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const body = (isJson ? JSON.parse(text) : {}) as Reply<T>['body'];
    return { status: response.status, headers: response.headers, body, text };
  }

  async fetch(
    method: string,
    path: string,
    { json, form, headers }: Sent & { json?: unknown } = {},
  ): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(this.origin + path, {
      method,
      headers: {
        'X-Forwarded-For': this.address,
        ...(cookie ? { cookie } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

export type TestServer = {
  origin: string;
  anonymous(): Client;
  /** Return a new browser in which this account has signed in. */
  as(user: Pick<UserRow, 'phone'>): Promise<Client>;
  /** Return this client if the account is still signed in with it, else a new client. */
  still(client: Client, user: Pick<UserRow, 'id' | 'phone'>): Promise<Client>;
};

/** Open the worker's connection. Its test files share it and must not close it. */
export async function openRedis(): Promise<void> {
  if (!redis.isOpen) void connectRedis();
  while (!redis.isReady) await new Promise((resolve) => setTimeout(resolve, 5));
}

/**
 * Start the API in this process on a free port, with the worker's database. It ends with the test file.
 * @param options `isReal`: administrators need a second step, as in production
 */
export async function startServer({ isReal = false } = {}): Promise<TestServer> {
  await openRedis();
  await (isReal ? beRealSite() : beDemoSite());
  const server = createServer(createApp());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const anonymous = () => new Client(origin);
  const as: TestServer['as'] = async ({ phone }) => {
    const client = anonymous();
    const reply = await client.call('login', { json: { phone, password: PASSWORD } });
    if (reply.status !== 200) throw new Error(`sign-in answered ${reply.status} ${reply.text}`);
    return client;
  };
  return {
    origin,
    anonymous,
    as,
    async still(client, user) {
      const { body } = await client.call('check');
      return (body as Partial<typeof body>).user?.id === user.id ? client : as(user);
    },
  };
}
