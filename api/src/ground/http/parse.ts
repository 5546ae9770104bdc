import type { StoredTexts } from '@pehchan/contract/common';
import { isMessageKey, type MessageKey } from '@pehchan/contract/messages';
import { type AnyObjectSchema, ArraySchema, type InferType, ValidationError } from 'yup';
import { HttpError, type Sentence } from '../runtime/errors.ts';

/**
 * Validate and transform a value by a contract schema, without unknown fields.
 * @param problems errors that the schema cannot find (a photo), reported together with the fields
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

const MOST_KEPT = 500;
const LONGEST_KEPT = 200;
const parsedQueries = new WeakMap<AnyObjectSchema, Map<string, object>>();

/** Parse the query of a list, with a cache: validation makes a quarter of the garbage of a search. */
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

/** Return the known fields. Refuse unexpected lists and objects, which yup's `trim` would convert to text. */
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

function collect(error: ValidationError, found: Map<string, Sentence>): void {
  for (const problem of error.inner.length > 0 ? error.inner : [error]) {
    const field = problem.path?.replace(/\[.*$/, '') ?? '';
    if (!found.has(field)) found.set(field, sentenceOf(problem, field));
  }
}

/** Return the sentence for the family. Messages of the library yup are replaced by a general one. */
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
