import { isDeepStrictEqual } from 'node:util';
import { type Change, changeOf, inBoth } from './change.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };
/** Clients send requests and read replies, so the rules for compatible changes differ. */
export type Side = 'request' | 'reply';

/** Keywords with rules of their own below. */
const COMPARED = ['type', 'enum', 'properties', 'required', 'items', 'additionalProperties'];
const TEXT = ['title', 'description', 'examples', 'example', '$comment'];
/** Keywords that clients don't depend on in a reply. */
const HINTS = ['pattern', 'format', 'default'];
/** The direction in which a limit becomes stricter. */
const LIMITS: Readonly<Record<string, 1 | -1>> = {
  ...{ minimum: 1, minLength: 1, minItems: 1 },
  ...{ maximum: -1, maxLength: -1, maxItems: -1 },
};

/**
 * Find the changes between two schemas without references, for a client of the first one. A change of an
 * unknown keyword counts as breaking: a needless version is better than a broken client.
 * @param at the place in messages: `getUser: reply`
 */
export function schemaChanges(before: JsonSchema, after: JsonSchema, side: Side, at: string): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  const inner = (keyword: string, where: string) =>
    schemaChanges(schemaIn(before, keyword), schemaIn(after, keyword), side, where);
  return [
    ...typeChanges(before, after, side, at),
    ...enumChanges(before, after, side, at),
    ...fieldChanges(before, after, side, `${at}.`),
    ...inner('items', `${at}[]`),
    // `false` means that a reply has no other fields; new fields are reported above.
    ...inner('additionalProperties', `${at}[any]`),
    ...keywordChanges(before, after, side, at),
  ];
}

function typeChanges(before: JsonSchema, after: JsonSchema, side: Side, at: string): Change[] {
  const [old, next] = [typesOf(before), typesOf(after)];
  if (isDeepStrictEqual(old, next)) return [];
  const isHarmless = side === 'request' ? covers(next, old) : covers(old, next);
  return [changeOf(!isHarmless, `${at} was ${wordsOf(old)} and is ${wordsOf(next)}`)];
}

const typesOf = ({ type }: JsonSchema): readonly string[] =>
  type === undefined ? [] : [type].flat().map(String).sort();

/** A schema without types accepts all. */
const covers = (wide: readonly string[], narrow: readonly string[]): boolean =>
  wide.length === 0 ||
  (narrow.length > 0 &&
    narrow.every((type) => wide.includes(type) || (type === 'integer' && wide.includes('number'))));

const wordsOf = (types: readonly string[]) => types.join(' or ') || 'anything';

/** Clients show unknown values unchanged, so a reply can have additional ones. */
function enumChanges(before: JsonSchema, after: JsonSchema, side: Side, at: string): Change[] {
  const [old, next] = [before['enum'], after['enum']];
  const isRequest = side === 'request';
  return inBoth(valuesOf(old, next), valuesOf(next, old), {
    gone: (value) => [changeOf(isRequest, `${at} can’t be ${value} any more`)],
    added: (value) => [changeOf(false, `${at} may be ${value} now`)],
  });
}

/** Return the values; without an `enum` these are the other schema's values and any other one. */
const valuesOf = (values: unknown, others: unknown) =>
  (Array.isArray(values) ? values : [others ?? [], 'any other value'].flat()).map(
    (value) => [String(value), value] as const,
  );

/** @param prefix the text before a field's name: `getUser: reply.` */
export function fieldChanges(before: JsonSchema, after: JsonSchema, side: Side, prefix: string): Change[] {
  const isRequest = side === 'request';
  const [always, sometimes] = isRequest ? ['needed', 'optional'] : ['always there', 'not always there'];
  return inBoth(fieldsOf(before), fieldsOf(after), {
    gone: (name) => [changeOf(true, `${prefix}${name} is gone`)],
    added(name) {
      const isNeeded = isRequest && requires(after, name);
      return [changeOf(isNeeded, `${prefix}${name} is new${isNeeded ? ' and needed' : ''}`)];
    },
    both(name, old, next) {
      const isRequired = requires(after, name);
      const what = `${prefix}${name} is ${isRequired ? always : sometimes} now`;
      return [
        ...(requires(before, name) === isRequired ? [] : [changeOf(isRequired === isRequest, what)]),
        ...schemaChanges(old, next, side, prefix + name),
      ];
    },
  });
}

const fieldsOf = (schema: JsonSchema) =>
  Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
const requires = (schema: JsonSchema, name: string) =>
  ((schema['required'] ?? []) as readonly string[]).includes(name);

const schemaIn = (schema: JsonSchema, keyword: string): JsonSchema => {
  const inner = schema[keyword];
  return typeof inner === 'object' && inner !== null ? (inner as JsonSchema) : {};
};

function keywordChanges(before: JsonSchema, after: JsonSchema, side: Side, at: string): Change[] {
  const isRequest = side === 'request';
  return Object.keys({ ...before, ...after }).flatMap((name): Change[] => {
    const [old, next] = [before[name], after[name]];
    if ([...COMPARED, ...TEXT].includes(name) || isDeepStrictEqual(old, next)) return [];
    const upwards = LIMITS[name];
    if (upwards) {
      const [was, is] = [old, next].map((limit) =>
        limit === undefined ? -Infinity : Number(limit) * upwards,
      );
      const isNarrower = (is ?? 0) > (was ?? 0);
      const words = `${at} has ${name} ${String(next ?? 'none')} instead of ${String(old ?? 'none')}`;
      return [changeOf(isRequest && isNarrower, words)];
    }
    // A request without its former pattern accepts more.
    const isHarmless = isRequest ? name === 'pattern' && next === undefined : HINTS.includes(name);
    return [changeOf(!isHarmless, `${at} has another ${name}`)];
  });
}
