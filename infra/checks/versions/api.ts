import type { Access } from '@pehchan/contract/common';
import { hashOf, type Part, part, type Side, type Surface } from './surface.ts';

type Table<T> = Readonly<Record<string, T>>;
type Content = Table<{ readonly schema?: Schema }>;

/** The part of the OpenAPI 3.1 format that Pehchan's own description uses. */
export interface ApiDescription {
  readonly paths: Table<Table<Operation>>;
  readonly components: { readonly schemas: { readonly Error: Schema } };
}

interface Operation {
  readonly operationId: string;
  readonly 'x-access'?: string;
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: Schema }[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Table<{ readonly content?: Content }>;
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Table<Schema>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly [keyword: string]: unknown;
}

/** Access levels in ascending order: an account with one level also has all earlier levels. */
const RANKS: readonly string[] = ['anyone', 'signedIn', 'approved', 'admin', 'maintainer'] satisfies Access[];
const KNOWN =
  /^(type|properties|required|items|additionalProperties|default|description|(min|max)(imum|Length|Items))$/;
const USUAL_BODY = 'application/json';
const USUAL_REPLY = '200_application/json';

/** Return the fields of each call, by the call's name, and the fields of error replies. */
export function apiSurface({ paths, components }: ApiDescription): Surface {
  const surface = new Map([['error', fieldsOf(components.schemas.Error, '<', '')]]);
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const address = `${method.toUpperCase()}${path.replaceAll(/\{\w+\}/g, '{}')}`;
      surface.set(operation.operationId, [part('=', 'at', address), ...callParts(operation)]);
    }
  }
  return surface;
}

function callParts({ parameters = [], requestBody, responses, 'x-access': access = '' }: Operation): Part[] {
  const replies = Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Object.entries(content).map(([type, { schema }]) => ({ reply: `${status}_${type}`, schema })),
  );
  return [
    part('>', 'access', RANKS.slice(RANKS.indexOf(access)).join('|')),
    // Path parameters without their names, which a client does not send.
    ...parameters.map(({ name, in: where, required, schema }, index) =>
      part('>', where === 'path' ? `{${index + 1}}` : `query.${name}`, typeOf(schema, '>'), !required),
    ),
    ...Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) => [
      ...(type === USUAL_BODY && requestBody?.required ? [] : [part('=', 'body', type)]),
      ...fieldsOf(schema, '>', ''),
    ]),
    ...replies
      .filter(({ reply }) => reply < '400')
      .flatMap(({ reply, schema }) => [
        ...(reply === USUAL_REPLY ? [] : [part('=', 'reply', reply)]),
        ...fieldsOf(schema, '<', ''),
      ]),
  ];
}

/** Return the fields of an object, also within nested objects, lists and tables with any keys. */
function fieldsOf(schema: Schema = {}, side: Side, path: string): Part[] {
  const { properties = {}, required = [], items, additionalProperties: others } = schema;
  const at = (name: string) => `${path && `${path}.`}${name}`;
  const whole = (place: string, field: Schema, isOptional = false): Part[] => [
    part(side, place, typeOf(field, side), isOptional),
    ...fieldsOf(field, side, place),
  ];
  return [
    ...Object.entries(properties).flatMap(([name, field]) =>
      whole(at(name), field, !required.includes(name)),
    ),
    ...(items?.properties ? fieldsOf(items, side, `${path}[]`) : items ? whole(`${path}[].*`, items) : []),
    ...(typeof others === 'object' ? whole(at('*'), others) : []),
  ];
}

/** Return a type as text. Limits, patterns and defaults count only in a request: a reply can change them. */
function typeOf(schema: Schema, side: Side): string {
  if (schema.enum) return unionOf(schema.enum.map((value) => JSON.stringify(value)));
  const low = schema.minimum ?? schema.minLength ?? schema.minItems ?? '';
  const high = schema.maximum ?? schema.maxLength ?? schema.maxItems ?? '';
  const others = Object.entries(schema).filter(([keyword]) => !KNOWN.test(keyword));
  const rules = [
    // A hash of the schema keywords that this file does not compare, such as `pattern`.
    others.length > 0 && `~${hashOf(JSON.stringify(others))}`,
    schema.default !== undefined && `=${String(schema.default)}`,
    `${low}${high}` && `(${low}..${high})`,
  ];
  const suffix = side === '>' ? rules.filter(Boolean).join('') : '';
  return unionOf([schema.type ?? 'any'].flat().map((type) => (type === 'null' ? type : type + suffix)));
}

const unionOf = (types: readonly string[]) => types.toSorted().join('|');
