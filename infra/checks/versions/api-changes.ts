import type { Access } from '@pehchan/contract/common';
import type { Change } from './change.ts';
import { schemaChanges, type JsonSchema, type Side } from './schema-changes.ts';

/** As much of an OpenAPI 3.1 document as ours has. */
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

/** From the least to the most: whoever may do the last may do all. */
const ACCESS: readonly string[] = [
  'anyone',
  'signedIn',
  'approved',
  'admin',
  'maintainer',
] satisfies Access[];

/**
 * What changed for a client that was written against the first of two descriptions; what is only said
 * otherwise doesn't count.
 */
export function apiChanges(before: ApiDescription, after: ApiDescription): Change[] {
  const [old, next] = [operationsOf(before), operationsOf(after)];
  const changes: Change[] = [];
  for (const [key, operation] of old) {
    const now = next.get(key);
    if (now) changes.push(...operationChanges(operation, now));
    else changes.push({ bump: 'major', what: `${operation.operationId} (${key}) is gone` });
  }
  for (const [key, { operationId }] of next) {
    if (!old.has(key)) changes.push({ bump: 'minor', what: `${operationId} (${key}) is new` });
  }
  // What all calls share, such as the error, is named once.
  return [...new Map(changes.map((change) => [change.what, change])).values()];
}

/** By method and path; the name of a path's parameter doesn't matter. */
function operationsOf(document: ApiDescription): Map<string, Operation> {
  const { paths } = resolved(document, document.components?.schemas ?? {}) as ApiDescription;
  const operations = new Map<string, Operation>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      operations.set(`${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`, operation);
    }
  }
  return operations;
}

/** With each reference replaced by what it names. */
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
    ...parameterChanges(before, after),
    ...bodyChanges(before, after),
    ...Object.entries(before.responses).flatMap(([status, reply]): Change[] => {
      const isError = Number(status) >= 400;
      const now = after.responses[status];
      if (now) {
        const at = isError ? 'error' : `${name}: reply`;
        return contentChanges(reply.content ?? {}, now.content ?? {}, 'reply', at);
      }
      return isError ? [] : [{ bump: 'major', what: `${name} doesn’t answer ${status} any more` }];
    }),
    ...Object.keys(after.responses)
      .filter((status) => !(status in before.responses))
      .map((status): Change => ({ bump: 'minor', what: `${name} may answer ${status} now` })),
  ];
}

function accessChanges(before: Operation, after: Operation): Change[] {
  const [old, next] = [before['x-access'] ?? '', after['x-access'] ?? ''];
  if (old === next) return [];
  const lowered = ACCESS.includes(next) && ACCESS.indexOf(next) < ACCESS.indexOf(old);
  const what = `${after.operationId} was for ${old || 'nobody known'} and is for ${next || 'nobody known'}`;
  return [{ bump: lowered ? 'minor' : 'major', what }];
}

function parameterChanges(before: Operation, after: Operation): Change[] {
  const [old, next] = [parametersOf(before), parametersOf(after)];
  const changes: Change[] = [];
  for (const [key, { required = false, schema }] of next) {
    const at = `${after.operationId}: ${key}`;
    const earlier = old.get(key);
    if (!earlier) {
      changes.push({
        bump: required ? 'major' : 'minor',
        what: `${at} ${required ? 'is needed' : 'is new'}`,
      });
      continue;
    }
    if (required !== (earlier.required ?? false)) {
      const what = required ? `${at} is needed now` : `${at} may be left out now`;
      changes.push({ bump: required ? 'major' : 'minor', what });
    }
    changes.push(...schemaChanges(earlier.schema, schema, 'request', at));
  }
  for (const key of old.keys()) {
    if (!next.has(key)) changes.push({ bump: 'major', what: `${after.operationId}: ${key} is gone` });
  }
  return changes;
}

/** Those of a path by their order, all others by name. */
function parametersOf({ parameters = [] }: Operation): Map<string, Parameter> {
  let place = 0;
  return new Map(
    parameters.map((parameter) => {
      const { name, in: where } = parameter;
      return [where === 'path' ? `part ${(place += 1)} of the path` : `${where} ${name}`, parameter];
    }),
  );
}

function bodyChanges({ requestBody: before }: Operation, after: Operation): Change[] {
  const { operationId: name, requestBody: now } = after;
  const at = `${name}: request`;
  if (!before && !now) return [];
  if (!before) {
    return [
      {
        bump: now?.required ? 'major' : 'minor',
        what: `${at} has a body now${now?.required ? ', which is needed' : ''}`,
      },
    ];
  }
  if (!now) return [{ bump: 'major', what: `${at} has no body any more` }];
  const [was, is] = [before.required ?? false, now.required ?? false];
  const needed: Change[] =
    was === is
      ? []
      : [{ bump: is ? 'major' : 'minor', what: `${at} ${is ? 'is needed' : 'may be left out'} now` }];
  return [...needed, ...contentChanges(before.content, now.content, 'request', at)];
}

function contentChanges(before: Content, after: Content, side: Side, at: string): Change[] {
  const gone = Object.keys(before).filter((type) => !(type in after));
  const added = Object.keys(after).filter((type) => !(type in before));
  return [
    ...gone.map((type): Change => ({ bump: 'major', what: `${at} is no ${type} any more` })),
    ...added.map((type): Change => ({ bump: 'minor', what: `${at} may be ${type} now` })),
    ...Object.entries(before).flatMap(([type, { schema = {} }]) =>
      after[type] ? schemaChanges(schema, after[type].schema ?? {}, side, at) : [],
    ),
  ];
}
