import { expect, test } from 'vitest';
import { type ApiDescription, apiSurface } from '../../versions/api.ts';
import { changesBetween } from '../../versions/changes.ts';

const FIELDS = {
  name: { type: 'string', minLength: 3, maxLength: 100, pattern: '^[a-z]+$' },
  village: { type: 'string', enum: ['NIMBAJ', 'MALGAON'] },
  note: { type: 'string', default: 'no' },
};
const ROW = {
  id: { type: 'integer' },
  role: { type: 'string', enum: ['USER', 'ADMIN'] },
  image: { type: ['string', 'null'] },
};
const PAGE = { name: 'page', in: 'query', schema: { type: 'integer', maximum: 100 } };

const RELEASED = {
  fields: FIELDS as object,
  needed: ['name'],
  row: ROW as object,
  always: ['id', 'role', 'image'],
  access: 'approved',
  query: [PAGE] as object[],
  path: '/users/{id}',
  body: 'application/json',
  status: 200,
  error: { code: { type: 'string' } } as object,
};

function surfaceOf(changed: Partial<typeof RELEASED>) {
  const call = { ...RELEASED, ...changed };
  const row = { type: 'object', properties: call.row, required: call.always };
  const operation = {
    operationId: 'editUser',
    summary: String(Math.random()),
    'x-access': call.access,
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }, ...call.query],
    requestBody: {
      required: true,
      content: { [call.body]: { schema: { properties: call.fields, required: call.needed } } },
    },
    responses: {
      [call.status]: {
        content: {
          'application/json': {
            schema: { properties: { users: { type: 'array', items: row } }, required: ['users'] },
          },
        },
      },
      400: { content: { 'application/json': { schema: { type: 'object' } } } },
    },
  };
  return apiSurface({
    paths: { [call.path]: { put: operation } },
    components: { schemas: { Error: { properties: call.error } } },
  } as unknown as ApiDescription);
}

const name = (rules: object) => ({ fields: { ...FIELDS, name: { ...FIELDS.name, ...rules } } });
const { note: _note, ...NOTELESS } = FIELDS;
const { image: _image, ...IMAGELESS } = ROW;

test.each<[string, Partial<typeof RELEASED>, string[]]>([
  ['a summary, or the name of a path parameter', { path: '/users/{userId}' }, []],
  ['another path', { path: '/people/{id}' }, ['major: at was PUT/users/{} and is PUT/people/{}']],
  [
    'more accounts with access',
    { access: 'signedIn' },
    ['minor: input access was approved|admin|maintainer and is signedIn|approved|admin|maintainer'],
  ],
  [
    'fewer accounts with access',
    { access: 'admin' },
    ['major: input access was approved|admin|maintainer and is admin|maintainer'],
  ],
  [
    'an optional field of a request',
    { fields: { ...FIELDS, gotra: { type: 'string' } } },
    ['minor: input gotra is new'],
  ],
  [
    'a required field of a request',
    { fields: { ...FIELDS, gotra: { type: 'string' } }, needed: ['name', 'gotra'] },
    ['major: input gotra is new and required'],
  ],
  [
    'a field of a request that takes any text instead of fixed values',
    { fields: { ...FIELDS, village: { type: 'string' } } },
    ['minor: input village was optional "MALGAON"|"NIMBAJ" and is optional string'],
  ],
  ['a removed field of a request', { fields: NOTELESS }, ['major: input note is gone']],
  [
    'a field of a request that becomes required',
    { needed: ['name', 'village'] },
    ['major: input village was optional "MALGAON"|"NIMBAJ" and is "MALGAON"|"NIMBAJ"'],
  ],
  [
    'a field of a request that becomes optional',
    { needed: [] },
    [expect.stringMatching(/^minor: input name was/) as string],
  ],
  [
    'a wider limit',
    name({ minLength: 2, maxLength: 200 }),
    [expect.stringMatching(/^minor: input name was .*\(3\.\.100\) and is .*\(2\.\.200\)$/) as string],
  ],
  [
    'a narrower limit',
    name({ minLength: 2, maxLength: 50 }),
    [expect.stringMatching(/^major: input name was/) as string],
  ],
  [
    'another pattern',
    name({ pattern: '^[a-z ]+$' }),
    [expect.stringMatching(/^major: input name was/) as string],
  ],
  [
    'another type in a request',
    name({ type: 'integer' }),
    [expect.stringMatching(/^major: input name was/) as string],
  ],
  [
    'another default',
    { fields: { ...FIELDS, note: { type: 'string', default: 'yes' } } },
    ['major: input note was optional string=no and is optional string=yes'],
  ],
  [
    'a new value in a request',
    { fields: { ...FIELDS, village: { enum: ['NIMBAJ', 'MALGAON', 'DHAN'] } } },
    ['minor: input village was optional "MALGAON"|"NIMBAJ" and is optional "DHAN"|"MALGAON"|"NIMBAJ"'],
  ],
  [
    'a removed value in a request',
    { fields: { ...FIELDS, village: { enum: ['NIMBAJ'] } } },
    ['major: input village was optional "MALGAON"|"NIMBAJ" and is optional "NIMBAJ"'],
  ],
  ['another kind of body', { body: 'multipart/form-data' }, ['major: body is new and required']],
  [
    'a required parameter of the query',
    { query: [{ ...PAGE, required: true }] },
    ['major: input query.page was optional integer(..100) and is integer(..100)'],
  ],
  ['a removed parameter of the query', { query: [] }, ['major: input query.page is gone']],
  [
    'a new field of a reply',
    { row: { ...ROW, gotra: { type: 'string' } } },
    ['minor: output users[].gotra is new'],
  ],
  ['a removed field of a reply', { row: IMAGELESS }, ['major: output users[].image is gone']],
  [
    'a field of a reply that can be missing',
    { always: ['id', 'role'] },
    ['major: output users[].image was null|string and is optional null|string'],
  ],
  [
    'a field of a reply that can be null',
    { row: { ...ROW, id: { type: ['integer', 'null'] } } },
    ['major: output users[].id was integer and is integer|null'],
  ],
  [
    'a field of a reply that is never null',
    { row: { ...ROW, image: { type: 'string' } } },
    ['minor: output users[].image was null|string and is string'],
  ],
  [
    'another type in a reply',
    { row: { ...ROW, id: { enum: ['first'] } } },
    ['major: output users[].id was integer and is "first"'],
  ],
  [
    'a new value in a reply, which a client shows unchanged',
    { row: { ...ROW, role: { enum: ['USER', 'ADMIN', 'GUEST'] } } },
    ['minor: output users[].role was "ADMIN"|"USER" and is "ADMIN"|"GUEST"|"USER"'],
  ],
  ['another status', { status: 201 }, ['major: reply is new and required']],
])('a change of the API: %s', (_what, changed, expected) => {
  const changes = changesBetween(surfaceOf({}), surfaceOf(changed));
  expect(changes.map(({ bump, what }) => `${bump}: ${what.replace('editUser: ', '')}`)).toEqual(expected);
});

test('a change of every error is listed once', () => {
  expect(changesBetween(surfaceOf({}), surfaceOf({ error: {} }))).toEqual([
    { bump: 'major', what: 'error: output code is gone', name: 'code' },
  ]);
});

test('a removed call requires a major version, and a new call a minor version', () => {
  expect(changesBetween(surfaceOf({}), new Map())).toMatchObject([
    { bump: 'major', what: 'editUser is gone' },
    { bump: 'major', what: 'error is gone' },
  ]);
  expect(changesBetween(new Map(), surfaceOf({}))[0]).toEqual({
    bump: 'minor',
    what: 'editUser is new',
    name: 'editUser',
  });
});
