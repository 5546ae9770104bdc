import { callOf } from '@pehchan/contract/calls';
import { type EndpointName, endpoints } from '@pehchan/contract/endpoints';
import type { Endpoint } from '@pehchan/contract/common';
import type { User } from '../../src/identity/accounts/models/user.ts';
import type { ApiProcess } from './api-process.ts';
import { type Caller, type Row, TABLE } from './call-table.ts';
import {
  buildAdmin,
  buildApproved,
  buildMaintainer,
  buildProfile,
  buildUser,
  PASSWORD,
} from './factories.ts';
import type { Client, Reply } from './test-server.ts';

const CALLERS = ['approved', 'rejected', 'admin', 'maintainer'] as const satisfies Caller[];
type WhoWrites = (typeof CALLERS)[number];

const build: Record<WhoWrites, () => Promise<User>> = {
  approved: () => buildApproved(),
  rejected: () => buildUser({ status: 'rejected' }),
  admin: () => buildAdmin(),
  maintainer: () => buildMaintainer(),
};

const names = Object.keys(endpoints) as EndpointName[];
const endpointOf = (name: EndpointName): Endpoint => endpoints[name];

export const writes = names.filter((name) => endpointOf(name).method !== 'GET');

/** Return whether a call decodes a photo or hashes a password, which takes long by itself. */
export function takesLong(name: EndpointName): boolean {
  const fields = Object.keys(callOf(name).body?.fields ?? {});
  return endpointOf(name).photo !== undefined || fields.some((field) => /password/i.test(field));
}

/** Reply statuses, most work for the API first. A call refused for missing rights does no work. */
const WISHED = [200, 201, 404, 409, 400];

/** Return the row of the access table, and the caller, for which the call does the most work. */
function exampleOf(name: EndpointName): { row: Row; caller: WhoWrites } {
  const examples = CALLERS.flatMap((caller) => TABLE[name].map((row) => ({ row, caller })));
  const answered = (status: number) => examples.find(({ row, caller }) => row.expected[caller] === status);
  const [example] = [...WISHED.flatMap((status) => answered(status) ?? []), ...examples];
  if (!example) throw new Error(`${name} has no row in the table of calls`);
  return example;
}

/**
 * Sign in an account that can make this call.
 * @returns a function that makes the call once, with its own body
 */
export async function prepareWrite(
  name: EndpointName,
  api: Pick<ApiProcess, 'client'>,
): Promise<() => Promise<Reply<object>>> {
  const { row, caller } = exampleOf(name);
  const user = await build[caller]();
  const client = await signIn(api, user);
  const owner = row.target === 'own' || row.target === 'none' ? user : await buildApproved();
  const profile = await buildProfile({ owner });
  const ids = { profile: profile.id, user: owner.id, phone: owner.phone };
  return async () => client.call(name, await row.call?.(ids));
}

export async function signIn(api: Pick<ApiProcess, 'client'>, { phone }: User): Promise<Client> {
  const client = api.client();
  const { status, text } = await client.call('login', { json: { phone, password: PASSWORD } });
  if (status !== 200) throw new Error(`sign-in answered ${status} ${text}`);
  return client;
}
