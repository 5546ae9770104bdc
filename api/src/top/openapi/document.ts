import { SESSION_COOKIE } from '@pehchan/contract/accounts';
import { callOf, endpointNames } from '@pehchan/contract/calls';
import {
  type Access,
  API_PREFIX,
  type Call,
  type Endpoint,
  type Step,
  errorReplySchema,
} from '@pehchan/contract/common';
import { type EndpointName, endpoints } from '@pehchan/contract/endpoints';
import { PHOTO_PATH, PHOTO_SIZES, STORED_SIZES } from '@pehchan/contract/photos';
import { API_VERSION } from '@pehchan/contract/version';
import { type JsonSchema, jsonSchema } from './json-schema.ts';

export type Operation = {
  operationId: string;
  summary: string;
  description: string;
  /** The contract's name for the accounts that can make the call; `description` explains it in words. */
  'x-access': Access;
  tags: string[];
  parameters: JsonSchema[];
  requestBody?: JsonSchema;
  responses: Record<string, JsonSchema>;
  security: JsonSchema[];
};
export type OpenApi = JsonSchema & { paths: Record<string, Record<string, Operation>> };

const WHO: Record<Access, string> = {
  anyone: 'Anyone.',
  signedIn: 'Signed-in accounts, on their own records; administrators on all.',
  approved: 'Approved accounts and administrators.',
  admin: 'Administrators.',
  maintainer: 'The maintainer.',
};

const STEP: Record<Step, string> = {
  usual: '',
  fresh: 'The second step within ten minutes.',
  setUp: 'The second step within ten minutes, unless none is set up.',
  none: '',
};

const ERRORS: Record<number, string> = {
  400: 'A value is wrong; `fields` names it',
  401: 'Not signed in, or the sign-in was wrong',
  403: 'Not allowed for this account, without the second step, or from another site’s page',
  404: 'The record does not exist, or the caller cannot see it',
  409: 'Already taken, above a limit, or changed by another request',
  413: 'The request is too large',
  429: 'Too many tries; `Retry-After` has the seconds to wait',
  500: 'A fault of the API',
  503: 'A server behind the API does not answer; `Retry-After` has the seconds to wait',
};

export function openApiDocument(): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const name of endpointNames) {
    const { method, path } = endpoints[name];
    const key = API_PREFIX + path.replace(/:(\w+)/g, '{$1}');
    paths[key] = { ...paths[key], [method.toLowerCase()]: operation(name) };
  }
  paths[`${API_PREFIX}${PHOTO_PATH}/{key}`] = { get: photo() };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pehchan',
      version: API_VERSION,
      description:
        'The biodata register of eleven villages. Dates of birth are days; ages are those of today in India.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: errorSchema() },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
    },
  };
}

function operation(name: EndpointName): Operation {
  const endpoint: Endpoint = endpoints[name];
  const call = callOf(name);
  const { path, access, step = 'usual' } = endpoint;
  const requestBody = bodyOf(endpoint, call);
  return {
    operationId: name,
    summary: call.summary,
    description: [WHO[access], access === 'anyone' ? '' : STEP[step]].filter(Boolean).join(' '),
    'x-access': access,
    tags: [path.split('/')[1] ?? ''],
    parameters: [...pathParameters(path), ...queryParameters(call)],
    ...(requestBody ? { requestBody } : {}),
    responses: {
      [call.status ?? 200]: {
        description: 'Done',
        content: contentOf(call),
      },
      ...errors(),
    },
    security: access === 'anyone' ? [] : [{ session: [] }],
  };
}

const contentOf = ({ reply, file }: Call): JsonSchema =>
  reply
    ? { 'application/json': { schema: jsonSchema(reply, 'reply') } }
    : Object.fromEntries([file].flat().map((type) => [type, {}]));

function bodyOf({ photo }: Endpoint, { body }: Call): JsonSchema | undefined {
  if (!body) return undefined;
  const schema = jsonSchema(body, 'request');
  // Where all fields are optional, the body is optional too.
  const required = 'required' in schema;
  if (!photo) return { required, content: { 'application/json': { schema } } };
  const properties = Object.assign({}, schema['properties'], {
    [photo.field]: { type: 'string', contentMediaType: 'image/*', description: 'A photo of at most 5 MB' },
  });
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
}

const pathParameters = (path: string): JsonSchema[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }));

function queryParameters({ query }: Call): JsonSchema[] {
  const properties = query ? (jsonSchema(query, 'request')['properties'] as Record<string, JsonSchema>) : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
    ...(name === 'page' ? { description: 'Counts from 1; without it the whole list is answered' } : {}),
  }));
}

function photo(): Operation {
  return {
    operationId: 'getPhoto',
    summary: 'A photo, to those who may see its biodata',
    description: `${WHO.signedIn} What is answered is a copy marked for the account that asks; \`view\` has at most ${STORED_SIZES.screen} pixels.`,
    'x-access': 'signedIn',
    tags: ['photos'],
    parameters: [
      { name: 'key', in: 'path', required: true, schema: { type: 'string', pattern: '^[0-9a-f]{32}$' } },
      {
        name: 'size',
        in: 'query',
        schema: { type: 'string', enum: Object.keys(PHOTO_SIZES), default: 'view' },
      },
    ],
    responses: { 200: { description: 'Done', content: { 'image/webp': {} } }, ...errors() },
    security: [{ session: [] }],
  };
}

const errors = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(ERRORS).map(([status, description]) => [
      status,
      { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    ]),
  );

function errorSchema(): JsonSchema {
  const schema = jsonSchema(errorReplySchema, 'reply');
  const fields = { type: 'object', additionalProperties: { type: 'string' } };
  return {
    ...schema,
    properties: Object.assign({}, schema['properties'], { fields }),
    required: ['message', 'code'],
  };
}
