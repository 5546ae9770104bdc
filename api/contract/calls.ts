import type { AnyObjectSchema, InferType } from 'yup';
import { accountCalls } from './accounts/index.ts';
import { auditCalls } from './audit/index.ts';
import { biodataCalls } from './biodata/index.ts';
import { blocksCalls } from './blocks/index.ts';
import type { Call } from './common/index.ts';
import { endpoints, type EndpointName } from './endpoints.ts';
import { ledgerCalls } from './ledger/index.ts';
import { listingCalls } from './listing/index.ts';
import { overviewCalls } from './overview/index.ts';
import { reportsCalls } from './reports/index.ts';
import { reviewCalls } from './review/index.ts';
import { secondStepCalls } from './second-step/index.ts';
import { securityCalls } from './security/index.ts';
import { shortlistCalls } from './shortlist/index.ts';
import { siteCalls } from './site/index.ts';
import { traceCalls } from './trace/index.ts';

/** The query, body and reply of each call. Browsers import only the types, so no page loads reply schemas. */
export const calls = {
  ...accountCalls,
  ...auditCalls,
  ...biodataCalls,
  ...blocksCalls,
  ...ledgerCalls,
  ...listingCalls,
  ...overviewCalls,
  ...reportsCalls,
  ...reviewCalls,
  ...secondStepCalls,
  ...securityCalls,
  ...shortlistCalls,
  ...siteCalls,
  ...traceCalls,
} as const satisfies Record<EndpointName, Call>;

export const callOf = (name: EndpointName): Call => calls[name];

type Calls = typeof calls;
type Endpoints = typeof endpoints;
type Inferred<S> = S extends AnyObjectSchema ? InferType<S> : undefined;

type Replies = { [N in EndpointName]: Calls[N] extends { reply: infer S } ? Inferred<S> : never };
type Bodies = { [N in EndpointName]: Calls[N] extends { body: infer S } ? Inferred<S> : undefined };
type Queries = { [N in EndpointName]: Calls[N] extends { query: infer S } ? Inferred<S> : undefined };

export type ReplyOf<N extends EndpointName> = Replies[N];
export type BodyOf<N extends EndpointName> = Bodies[N];
export type QueryOf<N extends EndpointName> = Queries[N];
export type ParamsOf<N extends EndpointName> = Record<HolesIn<Endpoints[N]['path']>, string | number>;

type HolesIn<P extends string> = P extends `${string}:${infer Hole}/${infer Rest}`
  ? Hole | HolesIn<Rest>
  : P extends `${string}:${infer Hole}`
    ? Hole
    : never;

export const endpointNames = Object.keys(endpoints) as EndpointName[];
