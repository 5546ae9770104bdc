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

test('toHttpError keeps the status and code of a refusal', () => {
  expect(codeOf(notFound())).toEqual([404, 'not_found']);
});

test.each([
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ER_LOCK_DEADLOCK',
  'ER_RECORD_FILE_FULL',
  'ER_OUT_OF_SORTMEMORY',
  'ER_QUERY_TIMEOUT',
])('toHttpError answers 503 for the database error %s', (code) => {
  expect(codeOf(new DatabaseError(fromDriver({ code })))).toEqual([503, 'unavailable']);
});

test('toHttpError answers 503 for a broken connection and for an empty pool', () => {
  expect(codeOf(fromDriver({ fatal: true }))).toEqual([503, 'unavailable']);
  expect(codeOf(new ConnectionAcquireTimeoutError(fromDriver({})))).toEqual([503, 'unavailable']);
});

test.each([
  ['an invalid statement', new DatabaseError(fromDriver({ code: 'ER_PARSE_ERROR' }))],
  ['a bug in the code', new TypeError('x is undefined')],
  ['a thrown value that is no error', 'nothing'],
])('toHttpError answers 500 for %s', (_, error) => {
  expect(codeOf(error)).toEqual([500, 'internal']);
});

test.each([
  [400, 400],
  [413, 413],
  [415, 400],
])('toHttpError turns status %i of a body parser into %i', (status, expected) => {
  expect(toHttpError(Object.assign(new Error('body'), { status })).status).toBe(expected);
});
