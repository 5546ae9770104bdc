import { expect, it } from 'vitest';
import { baseApi, call } from './base-api.ts';
import { defineEndpoints } from './define-endpoints.ts';

const check = (owner: string, name: string) =>
  defineEndpoints(owner, (build) => ({ [name]: build.query<unknown, void>({ query: () => call('check') }) }));

it('gives a name to whoever takes it first, and refuses it to another', () => {
  check('member', 'families');
  const before = baseApi.endpoints;
  expect(() => check('admin', 'families')).toThrow("admin may not define 'families' (of member)");
  expect(baseApi.endpoints).toBe(before);
});

it('refuses all of a claim when one of its names is taken', () => {
  check('member', 'villages');
  const both = () =>
    defineEndpoints('admin', (build) => ({
      towns: build.query<unknown, void>({ query: () => call('check') }),
      villages: build.query<unknown, void>({ query: () => call('check') }),
    }));
  expect(both).toThrow('villages');
  expect(baseApi.endpoints).not.toHaveProperty('towns');
});

it('lets its owner bring a newer version, as a hot update does', () => {
  check('member', 'letters');
  expect(() => check('member', 'letters')).not.toThrow();
});

it('writes a call’s address from the contract, and leaves blank filters out', () => {
  expect(call('getProfile', { params: { id: 7 } })).toEqual({ url: '/profile/get-profile/7', method: 'GET' });
  expect(call('getAllProfiles', { query: { page: 1, search: '', city: undefined } })).toMatchObject({
    params: { page: 1 },
  });
});
