import { ConnectionAcquireTimeoutError, DatabaseError } from 'sequelize';
import { expect, test } from 'vitest';
import { notFound } from '../runtime/errors.ts';
import { toHttpError } from './to-http-error.ts';

const fromDriver = (details: object) =>
  Object.assign(new Error('SELECT secret FROM users'), { sql: '', ...details });
const codeOf = (error: unknown) => {
  const { status, code } = toHttpError(error);
  return [status, code];
};

test('a refusal is what it is', () => {
  expect(codeOf(notFound())).toEqual([404, 'not_found']);
});

test.each([
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ER_LOCK_DEADLOCK',
  'ER_RECORD_FILE_FULL',
  'ER_OUT_OF_SORTMEMORY',
  'ER_QUERY_TIMEOUT',
])('a database that says %s is one to come back to', (code) => {
  expect(codeOf(new DatabaseError(fromDriver({ code })))).toEqual([503, 'unavailable']);
});

test('so is one whose connection is broken, and one that has none free', () => {
  // What a transaction throws that can't even be rolled back.
  expect(codeOf(fromDriver({ fatal: true }))).toEqual([503, 'unavailable']);
  expect(codeOf(new ConnectionAcquireTimeoutError(fromDriver({})))).toEqual([503, 'unavailable']);
});

test.each([
  ['a statement that is wrong', new DatabaseError(fromDriver({ code: 'ER_PARSE_ERROR' }))],
  ['a slip of ours', new TypeError('x is undefined')],
  ['no error at all', 'nothing'],
])('%s is a fault of ours', (_, error) => {
  expect(codeOf(error)).toEqual([500, 'internal']);
});

test.each([
  [400, 400],
  [413, 413],
  [415, 400],
])('what a body parser refuses with %i is %i', (status, expected) => {
  expect(toHttpError(Object.assign(new Error('body'), { status })).status).toBe(expected);
});
