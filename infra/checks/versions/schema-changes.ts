import { isDeepStrictEqual } from 'node:util';
import type { Change } from './change.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };
/** A client sends a request and reads a reply: what may grow in one may not in the other. */
export type Side = 'request' | 'reply';

/** Compared by rules of their own below. */
const COMPARED = new Set(['type', 'enum', 'properties', 'required', 'items', 'additionalProperties']);
const LOWER_LIMITS = ['minimum', 'minLength', 'minItems'];
const UPPER_LIMITS = ['maximum', 'maxLength', 'maxItems'];
const TEXT = new Set(['title', 'description', 'examples', 'example', '$comment']);

/**
 * What changed between two schemas, without references in them, for a client that was written against the
 * first. A keyword that no rule knows counts as narrowed where it differs: better a version too many than a
 * client that breaks.
 * @param at names the place: `getUser: reply`
 */
export function schemaChanges(before: JsonSchema, after: JsonSchema, side: Side, at: string): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  return [
    ...typeChanges(before, after, side, at),
    ...enumChanges(before, after, side, at),
    ...limitChanges(before, after, side, at),
    ...propertyChanges(before, after, side, at),
    ...innerChanges(before, after, side, at),
    ...otherChanges(before, after, side, at),
  ];
}

function typeChanges(before: JsonSchema, after: JsonSchema, side: Side, at: string): Change[] {
  const [old, next] = [typesOf(before), typesOf(after)];
  if (isDeepStrictEqual(old, next)) return [];
  const harmless = side === 'request' ? covers(next, old) : covers(old, next);
  const what = `${at} was ${wordsOf(old)} and is ${wordsOf(next)}`;
  return [{ bump: harmless ? 'minor' : 'major', what }];
}

const typesOf = ({ type }: JsonSchema): readonly string[] =>
  type === undefined ? [] : [type].flat().map(String).sort();

/** No type stands for all of them. */
function covers(wide: readonly string[], narrow: readonly string[]): boolean {
  if (wide.length === 0) return true;
  return (
    narrow.length > 0 &&
    narrow.every((type) => wide.includes(type) || (type === 'integer' && wide.includes('number')))
  );
}

const wordsOf = (types: readonly string[]) => types.join(' or ') || 'anything';

/** A client shows a value that it doesn't know as it is, so a reply may have more of them. */
function enumChanges(before: JsonSchema, after: JsonSchema, side: Side, at: string): Change[] {
  const [old, next] = [valuesOf(before), valuesOf(after)];
  if (!old && !next) return [];
  const gone = next ? (old ?? ['any other value']).filter((value) => !next.includes(value)) : [];
  const more = old ? (next ?? ['any other value']).filter((value) => !old.includes(value)) : [];
  const bump = side === 'request' ? 'major' : 'minor';
  return [
    ...gone.map((value): Change => ({ bump, what: `${at} can’t be ${value} any more` })),
    ...more.map((value): Change => ({ bump: 'minor', what: `${at} may be ${value} now` })),
  ];
}

const valuesOf = (schema: JsonSchema) =>
  Array.isArray(schema['enum']) ? schema['enum'].map((value) => String(value)) : undefined;

function limitChanges(before: JsonSchema, after: JsonSchema, side: Side, at: string): Change[] {
  return [...LOWER_LIMITS, ...UPPER_LIMITS].flatMap((limit): Change[] => {
    const none = LOWER_LIMITS.includes(limit) ? -Infinity : Infinity;
    const [old, next] = [Number(before[limit] ?? none), Number(after[limit] ?? none)];
    if (old === next) return [];
    const narrower = LOWER_LIMITS.includes(limit) ? next > old : next < old;
    const words = `${at} has ${limit} ${after[limit] ?? 'none'} instead of ${before[limit] ?? 'none'}`;
    return [{ bump: side === 'request' && narrower ? 'major' : 'minor', what: words }];
  });
}

function propertyChanges(before: JsonSchema, after: JsonSchema, side: Side, at: string): Change[] {
  const [old, next] = [propertiesOf(before), propertiesOf(after)];
  const isRequest = side === 'request';
  const changes: Change[] = [];
  for (const name of new Set([...Object.keys(old), ...Object.keys(next)])) {
    const [one, other] = [old[name], next[name]];
    const [wasRequired, isRequired] = [requires(before, name), requires(after, name)];
    const field = `${at}.${name}`;
    if (!other) {
      changes.push({ bump: 'major', what: `${field} is gone` });
    } else if (!one) {
      const needed = isRequest && isRequired;
      changes.push({
        bump: needed ? 'major' : 'minor',
        what: `${field} is new${needed ? ' and needed' : ''}`,
      });
    } else {
      if (wasRequired !== isRequired) {
        const [always, sometimes] = isRequest ? ['needed', 'optional'] : ['always there', 'not always there'];
        const bump = isRequired === isRequest ? 'major' : 'minor';
        changes.push({ bump, what: `${field} is ${isRequired ? always : sometimes} now` });
      }
      changes.push(...schemaChanges(one, other, side, field));
    }
  }
  return changes;
}

const propertiesOf = (schema: JsonSchema) => (schema['properties'] ?? {}) as Record<string, JsonSchema>;
const requires = (schema: JsonSchema, name: string) =>
  ((schema['required'] ?? []) as readonly string[]).includes(name);

function innerChanges(before: JsonSchema, after: JsonSchema, side: Side, at: string): Change[] {
  const rows = schemaChanges(schemaIn(before, 'items'), schemaIn(after, 'items'), side, `${at}[]`);
  // `false` only says that a reply names all that it has; a new field of it is named above.
  const [old, next] = [schemaIn(before, 'additionalProperties'), schemaIn(after, 'additionalProperties')];
  return [...rows, ...schemaChanges(old, next, side, `${at}[any]`)];
}

const schemaIn = (schema: JsonSchema, keyword: string): JsonSchema => {
  const inner = schema[keyword];
  return typeof inner === 'object' && inner !== null ? (inner as JsonSchema) : {};
};

function otherChanges(before: JsonSchema, after: JsonSchema, side: Side, at: string): Change[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name): Change[] => {
    if (COMPARED.has(name) || TEXT.has(name) || [...LOWER_LIMITS, ...UPPER_LIMITS].includes(name)) return [];
    if (isDeepStrictEqual(before[name], after[name])) return [];
    // A client doesn't depend on a reply's pattern or default; a request's that is gone allows more.
    const harmless = side === 'reply' ? isHint(name) : name === 'pattern' && !(name in after);
    return [{ bump: harmless ? 'minor' : 'major', what: `${at} has another ${name}` }];
  });
}

const isHint = (name: string) => ['pattern', 'format', 'default'].includes(name);
