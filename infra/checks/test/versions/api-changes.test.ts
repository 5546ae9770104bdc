import { expect, test } from 'vitest';
import { apiChanges, type ApiDescription, type Operation } from '../../versions/api-changes.ts';
import type { JsonSchema } from '../../versions/schema-changes.ts';

const FIELDS = {
  name: { type: 'string', minLength: 3, maxLength: 100, pattern: '^[a-z]+$' },
  village: { type: 'string', enum: ['NIMBAJ', 'MALGAON'] },
  age: { type: 'integer' },
  note: { type: 'string', default: 'none' },
};
const ROW = {
  id: { type: 'integer' },
  name: { type: 'string', maxLength: 100 },
  role: { type: 'string', enum: ['USER', 'ADMIN'] },
  image: { type: ['string', 'null'] },
  size: { type: 'number' },
};
const ERROR = { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] };
const PAGE = { name: 'page', in: 'query', schema: { type: 'integer', maximum: 100 } };

type Parts = {
  fields?: object;
  needed?: string[];
  row?: object;
  always?: string[];
  status?: number;
  reply?: string;
} & Partial<Operation>;

/** Return one call with the parts that a case changes. */
function edit({
  fields = FIELDS,
  needed = ['name'],
  row = ROW,
  always = ['id', 'role'],
  ...rest
}: Parts = {}) {
  const { status = 200, reply = 'application/json', ...operation } = rest;
  const rows: JsonSchema = {
    type: 'object',
    properties: {
      users: { type: 'array', items: { type: 'object', properties: row, required: always } },
    },
    required: ['users'],
    additionalProperties: false,
  };
  const answers: Operation = {
    operationId: 'editUser',
    'x-access': 'approved',
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }, PAGE],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: { type: 'object', properties: fields, required: needed } },
      },
    },
    responses: {
      [status]: { content: { [reply]: { schema: rows } } },
      400: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    },
    ...operation,
  };
  return answers;
}

const described = (operation: Operation, { path = '/users/{id}', method = 'put', error = ERROR } = {}) =>
  ({
    info: { version: '1.0.0' },
    paths: { [path]: { [method]: operation } },
    components: { schemas: { Error: error } },
  }) satisfies ApiDescription;

const RELEASED = described(edit());
const { name: _name, ...NAMELESS } = FIELDS;
const { role: _role, ...ROLELESS } = ROW;

test.each<[string, ApiDescription, string[]]>([
  ['nothing', described(edit()), []],
  ['a summary', described(edit({ summary: 'Otherwise' } as Parts)), []],
  [
    'a text of a field',
    described(edit({ fields: { ...FIELDS, name: { ...FIELDS.name, description: 'New' } } })),
    [],
  ],
  ['the name of a parameter of the path', described(edit(), { path: '/users/{userId}' }), []],
  [
    'another path',
    described(edit(), { path: '/people/{id}' }),
    ['major: editUser (PUT /users/{}) is gone', 'minor: editUser (PUT /people/{}) is new'],
  ],
  [
    'another method',
    described(edit(), { method: 'post' }),
    ['major: editUser (PUT /users/{}) is gone', 'minor: editUser (POST /users/{}) is new'],
  ],
  [
    'more accounts with access',
    described(edit({ 'x-access': 'signedIn' })),
    ['minor: editUser was for approved and is for signedIn'],
  ],
  [
    'fewer accounts with access',
    described(edit({ 'x-access': 'admin' })),
    ['major: editUser was for approved and is for admin'],
  ],

  [
    'an optional field of a request',
    described(edit({ fields: { ...FIELDS, gotra: { type: 'string' } } })),
    ['minor: editUser: request.gotra is new'],
  ],
  [
    'a required field of a request',
    described(edit({ fields: { ...FIELDS, gotra: { type: 'string' } }, needed: ['name', 'gotra'] })),
    ['major: editUser: request.gotra is new and needed'],
  ],
  [
    'a removed field of a request',
    described(edit({ fields: NAMELESS, needed: [] })),
    ['major: editUser: request.name is gone'],
  ],
  [
    'a newly required field of a request',
    described(edit({ needed: ['name', 'age'] })),
    ['major: editUser: request.age is needed now'],
  ],
  [
    'a newly optional field of a request',
    described(edit({ needed: [] })),
    ['minor: editUser: request.name is optional now'],
  ],
  [
    'a wider limit',
    described(edit({ fields: { ...FIELDS, name: { ...FIELDS.name, minLength: 2, maxLength: 200 } } })),
    [
      'minor: editUser: request.name has minLength 2 instead of 3',
      'minor: editUser: request.name has maxLength 200 instead of 100',
    ],
  ],
  [
    'a narrower limit',
    described(edit({ fields: { ...FIELDS, name: { ...FIELDS.name, maxLength: 50 } } })),
    ['major: editUser: request.name has maxLength 50 instead of 100'],
  ],
  [
    'a new limit',
    described(edit({ fields: { ...FIELDS, age: { type: 'integer', minimum: 21 } } })),
    ['major: editUser: request.age has minimum 21 instead of none'],
  ],
  [
    'another pattern',
    described(edit({ fields: { ...FIELDS, name: { ...FIELDS.name, pattern: '^[a-z ]+$' } } })),
    ['major: editUser: request.name has another pattern'],
  ],
  [
    'a removed pattern',
    described(edit({ fields: { ...FIELDS, name: { type: 'string', minLength: 3, maxLength: 100 } } })),
    ['minor: editUser: request.name has another pattern'],
  ],
  [
    'another default',
    described(edit({ fields: { ...FIELDS, note: { type: 'string', default: 'some' } } })),
    ['major: editUser: request.note has another default'],
  ],
  [
    'a new value in a request',
    described(
      edit({ fields: { ...FIELDS, village: { type: 'string', enum: ['NIMBAJ', 'MALGAON', 'DHAN'] } } }),
    ),
    ['minor: editUser: request.village may be DHAN now'],
  ],
  [
    'a removed value in a request',
    described(edit({ fields: { ...FIELDS, village: { type: 'string', enum: ['NIMBAJ'] } } })),
    ['major: editUser: request.village can’t be MALGAON any more'],
  ],
  [
    'more types in a request',
    described(edit({ fields: { ...FIELDS, age: { type: ['number', 'null'] } } })),
    ['minor: editUser: request.age was integer and is null or number'],
  ],
  [
    'another type in a request',
    described(edit({ fields: { ...FIELDS, age: { type: 'string' } } })),
    ['major: editUser: request.age was integer and is string'],
  ],
  [
    'an unknown keyword',
    described(edit({ fields: { ...FIELDS, age: { type: 'integer', multipleOf: 2 } } })),
    ['major: editUser: request.age has another multipleOf'],
  ],
  [
    'an optional body',
    described(
      edit({
        requestBody: { required: false, content: edit().requestBody?.content ?? {} },
      }),
    ),
    ['minor: editUser: request may be left out now'],
  ],
  ['no body', described(edit({ requestBody: undefined })), ['major: editUser: request has no body any more']],
  [
    'another kind of body',
    described(edit({ requestBody: { required: true, content: { 'multipart/form-data': {} } } })),
    [
      'major: editUser: request is no application/json any more',
      'minor: editUser: request may be multipart/form-data now',
    ],
  ],

  [
    'an optional parameter of the query',
    described(
      edit({
        parameters: [...(edit().parameters ?? []), { name: 'sort', in: 'query', schema: { type: 'string' } }],
      }),
    ),
    ['minor: editUser: query sort is new'],
  ],
  [
    'a newly required parameter of the query',
    described(edit({ parameters: [...(edit().parameters ?? []).slice(0, 1), { ...PAGE, required: true }] })),
    ['major: editUser: query page is needed now'],
  ],
  [
    'a removed parameter of the query',
    described(edit({ parameters: edit().parameters?.slice(0, 1) })),
    ['major: editUser: query page is gone'],
  ],
  [
    'a narrower parameter of the query',
    described(
      edit({
        parameters: [
          ...(edit().parameters ?? []).slice(0, 1),
          { ...PAGE, schema: { type: 'integer', maximum: 50 } },
        ],
      }),
    ),
    ['major: editUser: query page has maximum 50 instead of 100'],
  ],

  [
    'a new field in a reply',
    described(edit({ row: { ...ROW, gotra: { type: 'string' } }, always: ['id', 'role', 'gotra'] })),
    ['minor: editUser: reply.users[].gotra is new'],
  ],
  [
    'a removed field in a reply',
    described(edit({ row: ROLELESS, always: ['id'] })),
    ['major: editUser: reply.users[].role is gone'],
  ],
  [
    'a newly optional field of a reply',
    described(edit({ always: ['id'] })),
    ['major: editUser: reply.users[].role is not always there now'],
  ],
  [
    'a newly required field of a reply',
    described(edit({ always: ['id', 'role', 'name'] })),
    ['minor: editUser: reply.users[].name is always there now'],
  ],
  [
    'a newly nullable field of a reply',
    described(edit({ row: { ...ROW, name: { type: ['string', 'null'], maxLength: 100 } } })),
    ['major: editUser: reply.users[].name was string and is null or string'],
  ],
  [
    'a field of a reply that is no longer nullable',
    described(edit({ row: { ...ROW, image: { type: 'string' } } })),
    ['minor: editUser: reply.users[].image was null or string and is string'],
  ],
  [
    'a field of a reply that is now a whole number',
    described(edit({ row: { ...ROW, size: { type: 'integer' } } })),
    ['minor: editUser: reply.users[].size was number and is integer'],
  ],
  [
    'a new value in a reply, which a client can show unchanged',
    described(edit({ row: { ...ROW, role: { type: 'string', enum: ['USER', 'ADMIN', 'GUEST'] } } })),
    ['minor: editUser: reply.users[].role may be GUEST now'],
  ],
  [
    'a longer text in a reply',
    described(edit({ row: { ...ROW, name: { type: 'string', maxLength: 200 } } })),
    ['minor: editUser: reply.users[].name has maxLength 200 instead of 100'],
  ],
  [
    'another status',
    described(edit({ status: 201 })),
    ['major: editUser doesn’t answer 200 any more', 'minor: editUser may answer 201 now'],
  ],
  [
    'another kind of reply',
    described(edit({ reply: 'text/csv' })),
    ['major: editUser: reply is no application/json any more', 'minor: editUser: reply may be text/csv now'],
  ],
  [
    'a removed field of every error',
    described(edit(), { error: { ...ERROR, properties: {}, required: [] } as unknown as typeof ERROR }),
    ['major: error.code is gone'],
  ],
])('apiChanges rates a change of the API: %s', (_what, now, expected) => {
  expect(apiChanges(RELEASED, now).map(({ bump, what }) => `${bump}: ${what}`)).toEqual(expected);
});

test('apiChanges reports a change of all calls once', () => {
  const calls = (error: typeof ERROR) => {
    const one = described(edit(), { error });
    const other = described({ ...edit(), operationId: 'other' }, { path: '/others', error });
    return { ...one, paths: { ...one.paths, ...other.paths } };
  };
  const more = { ...ERROR, properties: { ...ERROR.properties, hint: { type: 'string' } } };
  expect(apiChanges(calls(ERROR), calls(more))).toEqual([{ bump: 'minor', what: 'error.hint is new' }]);
});
