import type { MessageKey } from '@pehchan/contract/messages';
import { ValidationError, type AnyObjectSchema } from 'yup';
import { isSentence } from '../i18n/sentences.ts';
import type { KitTranslate } from '../i18n/use-translation.ts';

/**
 * Runs the contract's own rules, the very object that the API uses, or an application's: those say a sentence
 * of its catalogue.
 * @returns the first sentence of each wrong field, in the language of `text`
 */
export async function validate(
  schema: AnyObjectSchema,
  values: object,
  t: KitTranslate,
): Promise<Record<string, string>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Record<string, string> = {};
    for (const { path, message, params } of error.inner) {
      if (path) errors[path] ??= sentenceOf(message, holes(params), t);
    }
    return errors;
  }
}

/** yup hands on whatever the rule was given, although its type says text. */
function sentenceOf(message: unknown, filled: Record<string, string | number>, t: KitTranslate): string {
  return t(isSentence(message) ? message : (String(message) as MessageKey), filled);
}

function holes(params: Record<string, unknown> | undefined): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params ?? {}).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}
