import type { StoredTexts } from '@pehchan/contract/common';
import { isMessageKey, type MessageKey } from '@pehchan/contract/messages';
import { type AnyObjectSchema, ArraySchema, type InferType, ValidationError } from 'yup';
import { HttpError, type Sentence } from '../runtime/errors.ts';

/**
 * The typed, transformed value of `value` under a contract schema; unknown fields are dropped.
 * @param problems what is wrong beside the schema (a photo), reported together with the fields
 * @param stored the stored texts: a name that was valid when it was stored stays valid
 * @throws HttpError 400 with the first sentence in the schema's field order, and one sentence per bad field
 */
export function parse<S extends AnyObjectSchema>(
  schema: S,
  value: unknown,
  problems: Record<string, Sentence> = {},
  unreadable: MessageKey = 'invalid.body',
  stored: StoredTexts = {},
): InferType<S> {
  const order = Object.keys(schema.fields);
  const { flat, found } = flatten(value, schema, unreadable);
  let parsed: InferType<S> | undefined;
  try {
    parsed = schema.validateSync(flat, { abortEarly: false, stripUnknown: true, context: { stored } });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    collect(error, found);
  }
  const fields: Record<string, Sentence> = {};
  for (const field of order) {
    const sentence = found.get(field);
    if (sentence) fields[field] = sentence;
  }
  Object.assign(fields, problems);
  const [first] = Object.values(fields);
  if (first) throw new HttpError(400, 'invalid', first.key, { holes: first.holes, fields });
  if (parsed === undefined) throw new HttpError(400, 'invalid', 'invalid.body');
  return parsed;
}

/** Of each schema as many queries, none longer than this. */
const MOST_KEPT = 500;
const LONGEST_KEPT = 200;
const parsedQueries = new WeakMap<AnyObjectSchema, Map<string, object>>();

/**
 * The same for the query of a list. The same ones are asked again and again, and to check one makes a quarter
 * of all the garbage of a search: what a text came to is kept.
 * @param text as it stands in the address
 */
export function parseQuery<S extends AnyObjectSchema>(
  schema: S,
  text: string,
  query: () => unknown,
): InferType<S> {
  const kept = parsedQueries.get(schema) ?? new Map<string, InferType<S>>();
  parsedQueries.set(schema, kept);
  const known = kept.get(text);
  if (known) return known;

  const parsed: InferType<S> = Object.freeze(parse(schema, query(), {}, 'invalid.query'));
  if (text.length > LONGEST_KEPT) return parsed;
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(text, parsed);
  return parsed;
}

/**
 * The known fields of a form or query, each a plain value, or a list where the schema has one. Any other list
 * or record in a field's place is a problem by itself and is kept from yup, whose `trim` would call it a
 * text. A body that isn't a record has no fields.
 */
function flatten(value: unknown, { fields }: AnyObjectSchema, unreadable: MessageKey) {
  const flat: Record<string, unknown> = {};
  const found = new Map<string, Sentence>();
  if (typeof value !== 'object' || value === null) return { flat, found };
  const given: Record<string, unknown> = { ...value };
  for (const field of Object.keys(fields)) {
    if (!Object.hasOwn(given, field)) continue;
    const content = given[field];
    const isList = Array.isArray(content) && fields[field] instanceof ArraySchema;
    if (typeof content === 'object' && content !== null && !isList) {
      found.set(field, { key: unreadable, holes: { field } });
    } else {
      flat[field] = content;
    }
  }
  return { flat, found };
}

/** One field breaks several rules at once when blank; its first rule is the one to name. */
function collect(error: ValidationError, found: Map<string, Sentence>): void {
  for (const problem of error.inner.length > 0 ? error.inner : [error]) {
    // What is wrong with a list's third value is wrong with the list.
    const field = problem.path?.replace(/\[.*$/, '') ?? '';
    if (!found.has(field)) found.set(field, sentenceOf(problem, field));
  }
}

/**
 * Schemas carry keys of the catalogue; yup's own words (a list where a text was expected) are not for people.
 */
function sentenceOf(problem: ValidationError, field: string): Sentence {
  if (!isMessageKey(problem.message)) return { key: 'invalid.body' };
  const { max, sign } = problem.params ?? {};
  return {
    key: problem.message,
    holes: {
      field,
      ...(typeof max === 'number' ? { max } : {}),
      ...(typeof sign === 'string' ? { sign } : {}),
    },
  };
}
