import { CHARACTERS_PER_LETTER } from '@pehchan/contract/common';
import type { AnyObjectSchema, SchemaFieldDescription } from 'yup';

export type JsonSchema = { [keyword: string]: unknown };

/**
 * Convert a contract schema to JSON Schema by yup's own description of it.
 * @param side a reply's schema lists all possible fields. The text rules of a request are only hints,
 *   because JSON Schema can't express that texts are trimmed and capitalised before the rules.
 */
export function jsonSchema(schema: AnyObjectSchema, side: 'request' | 'reply'): JsonSchema {
  return convert(schema.describe(), side);
}

function convert(field: SchemaFieldDescription, side: 'request' | 'reply'): JsonSchema {
  if (!('tests' in field)) return {};
  if ('fields' in field) {
    const fields = Object.entries(field.fields);
    const required = fields
      .filter(([, value]) => 'optional' in value && !value.optional)
      .map(([name]) => name);
    return {
      type: nullable('object', field.nullable),
      properties: Object.fromEntries(fields.map(([name, value]) => [name, convert(value, side)])),
      ...(required.length > 0 ? { required } : {}),
      ...(side === 'reply' ? { additionalProperties: false } : {}),
    };
  }
  if ('innerType' in field) {
    const inner = Array.isArray(field.innerType) ? field.innerType[0] : field.innerType;
    return {
      type: nullable('array', field.nullable),
      items: inner ? convert(inner, side) : {},
      ...limits(field),
    };
  }
  return {
    type: nullable(typeOf(field), field.nullable),
    ...(field.oneOf.length > 0 ? { enum: [...field.oneOf, ...(field.nullable ? [null] : [])] } : {}),
    ...limits(field),
    ...('default' in field && field.default !== undefined && field.default !== ''
      ? { default: field.default }
      : {}),
  };
}

type Plain = Extract<SchemaFieldDescription, { tests: unknown }>;

const nullable = (type: string, isNullable: boolean) => (isNullable ? [type, 'null'] : type);

function typeOf({ type, tests }: Plain): string {
  return type === 'number' && tests.some(({ name }) => name === 'integer') ? 'integer' : type;
}

const LIMITS: Record<string, { min: string; max: string }> = {
  string: { min: 'minLength', max: 'maxLength' },
  array: { min: 'minItems', max: 'maxItems' },
};

function limits({ type, tests }: Pick<Plain, 'type' | 'tests'>): JsonSchema {
  const found: JsonSchema = {};
  const { min, max } = LIMITS[type] ?? { min: 'minimum', max: 'maximum' };
  for (const { name, params } of tests) {
    if (name === 'min') found[min] = params?.['min'];
    if (name === 'max') found[max] = params?.['max'];
    if (name === 'letters' && params) found[max] = Number(params['max']) * CHARACTERS_PER_LETTER;
    if (name === 'length') {
      Object.assign(found, { minLength: params?.['length'], maxLength: params?.['length'] });
    }
    const pattern = name === 'matches' ? params?.['regex'] : undefined;
    if (pattern instanceof RegExp) found['pattern'] = pattern.source;
  }
  return found;
}
