import { isMessageKey } from '@pehchan/contract/messages';
import { ValidationError, type AnyObjectSchema } from 'yup';
import type { Text } from '../i18n/use-text.ts';

/**
 * Runs the contract's own rules, the very object that the API uses.
 * @returns the first sentence of each wrong field, in the language of `text`
 */
export async function validate(
  schema: AnyObjectSchema,
  values: object,
  text: Text,
): Promise<Record<string, string>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Record<string, string> = {};
    for (const { path, message, params } of error.inner) {
      if (path) errors[path] ??= text(isMessageKey(message) ? message : 'invalid.body', holes(params));
    }
    return errors;
  }
}

function holes(params: Record<string, unknown> | undefined): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params ?? {}).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}
