import { isMessageKey } from '@pehchan/contract/messages';
import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import { HttpError, type Sentence } from './errors.ts';

/**
 * The typed, transformed value of `value` under a contract schema; unknown fields are dropped.
 * @param problems what is wrong beside the schema (a photo), reported together with the fields
 * @throws HttpError 400 with the first sentence in the schema's field order, and one sentence per bad field
 */
export function parse<S extends AnyObjectSchema>(
  schema: S,
  value: unknown,
  problems: Record<string, Sentence> = {},
): InferType<S> {
  const fields: Record<string, Sentence> = {};
  let parsed: InferType<S> | undefined;
  try {
    parsed = schema.validateSync(plain(value), { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    Object.assign(fields, sentences(error, Object.keys(schema.fields)));
  }
  Object.assign(fields, problems);
  const [first] = Object.values(fields);
  if (first) throw new HttpError(400, 'invalid', first.key, { holes: first.holes, fields });
  if (parsed === undefined) throw new HttpError(400, 'invalid', 'invalid.body');
  return parsed;
}

/** A body that isn't a record has no fields: every required one is then missing. Multipart records have no prototype. */
function plain(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function sentences(error: ValidationError, order: string[]): Record<string, Sentence> {
  const byField = new Map<string, Sentence>();
  for (const problem of error.inner.length > 0 ? error.inner : [error]) {
    const field = problem.path?.split(/[.[]/)[0] ?? '';
    // One field breaks several rules at once when blank; its first rule is the one to name.
    if (!byField.has(field)) byField.set(field, sentenceOf(problem, field));
  }
  return Object.fromEntries(
    order.flatMap((field) => {
      const sentence = byField.get(field);
      return sentence ? [[field, sentence]] : [];
    }),
  );
}

/** Schemas carry keys of the catalogue; yup's own words (a list where a text was expected) are not for people. */
function sentenceOf(problem: ValidationError, field: string): Sentence {
  if (!isMessageKey(problem.message)) return { key: 'invalid.body' };
  const max = problem.params?.['max'];
  return { key: problem.message, holes: { field, ...(typeof max === 'number' ? { max } : {}) } };
}
