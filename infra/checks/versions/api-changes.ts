import type { Access } from '@pehchan/contract/common';
import { type Change, changeOf, inBoth } from './change.ts';
import { fieldChanges, type JsonSchema, schemaChanges, type Side } from './schema-changes.ts';

/** The part of an OpenAPI 3.1 document that ours uses. */
export interface ApiDescription {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> };
}

export interface Operation {
  readonly operationId: string;
  readonly 'x-access'?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>>;

/** In ascending order: each one includes those before it. */
const ACCESS: readonly string[] = [
  'anyone',
  'signedIn',
  'approved',
  'admin',
  'maintainer',
] satisfies Access[];

/** Return the changes for a client of the first description. Changed texts don't count. */
export function apiChanges(before: ApiDescription, after: ApiDescription): Change[] {
  const changes = inBoth(operationsOf(before), operationsOf(after), {
    gone: (key, { operationId }) => [changeOf(true, `${operationId} (${key}) is gone`)],
    added: (key, { operationId }) => [changeOf(false, `${operationId} (${key}) is new`)],
    both: (_key, old, next) => operationChanges(old, next),
  });
  // List a change of a shared part, such as the error, only once.
  return [...new Map(changes.map((change) => [change.what, change])).values()];
}

/** Return the operations by method and path. The names of path parameters don't matter. */
function operationsOf(document: ApiDescription): [string, Operation][] {
  const { paths } = resolved(document, document.components?.schemas ?? {}) as ApiDescription;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
      operation,
    ]),
  );
}

function resolved(part: unknown, schemas: Readonly<Record<string, JsonSchema>>): unknown {
  if (Array.isArray(part)) return part.map((item) => resolved(item, schemas));
  if (typeof part !== 'object' || part === null) return part;
  if ('$ref' in part) return resolved(schemas[String(part.$ref).split('/').at(-1) ?? ''], schemas);
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolved(value, schemas)]));
}

function operationChanges(before: Operation, after: Operation): Change[] {
  const name = after.operationId;
  return [
    ...accessChanges(before, after),
    ...fieldChanges(parametersOf(before), parametersOf(after), 'request', `${name}: `),
    ...bodyChanges(before, after),
    ...inBoth(Object.entries(before.responses), Object.entries(after.responses), {
      gone: (status) =>
        isError(status) ? [] : [changeOf(true, `${name} doesn’t answer ${status} any more`)],
      added: (status) => [changeOf(false, `${name} may answer ${status} now`)],
      both: (status, old, next) =>
        contentChanges(old.content, next.content, 'reply', isError(status) ? 'error' : `${name}: reply`),
    }),
  ];
}

const isError = (status: string) => Number(status) >= 400;

function accessChanges(before: Operation, after: Operation): Change[] {
  const [old, next] = [before['x-access'] ?? '', after['x-access'] ?? ''];
  if (old === next) return [];
  const isLowered = ACCESS.includes(next) && ACCESS.indexOf(next) < ACCESS.indexOf(old);
  const what = `${after.operationId} was for ${old || 'nobody known'} and is for ${next || 'nobody known'}`;
  return [changeOf(!isLowered, what)];
}

/** Return the parameters as fields of a schema: those of the path by their order, all others by name. */
function parametersOf({ parameters = [] }: Operation): JsonSchema {
  let place = 0;
  const named = parameters.map(({ name, in: where, ...parameter }) => ({
    ...parameter,
    name: where === 'path' ? `part ${(place += 1)} of the path` : `${where} ${name}`,
  }));
  return {
    properties: Object.fromEntries(named.map(({ name, schema }) => [name, schema])),
    required: named.filter(({ required }) => required).map(({ name }) => name),
  };
}

function bodyChanges({ requestBody: before }: Operation, after: Operation): Change[] {
  const { operationId: name, requestBody: now } = after;
  const at = `${name}: request`;
  const [was, is] = [before?.required ?? false, now?.required ?? false];
  if (!now) return before ? [changeOf(true, `${at} has no body any more`)] : [];
  if (!before) return [changeOf(is, `${at} has a body now${is ? ', which is needed' : ''}`)];
  return [
    ...(was === is ? [] : [changeOf(is, `${at} ${is ? 'is needed' : 'may be left out'} now`)]),
    ...contentChanges(before.content, now.content, 'request', at),
  ];
}

const contentChanges = (before: Content = {}, after: Content = {}, side: Side, at: string): Change[] =>
  inBoth(Object.entries(before), Object.entries(after), {
    gone: (type) => [changeOf(true, `${at} is no ${type} any more`)],
    added: (type) => [changeOf(false, `${at} may be ${type} now`)],
    both: (_type, old, next) => schemaChanges(old.schema ?? {}, next.schema ?? {}, side, at),
  });
