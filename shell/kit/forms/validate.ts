import type { MessageKey } from '@pehchan/contract/messages';
import { ValidationError, type AnyObjectSchema } from 'yup';
import { loadTexts } from '../i18n/catalogue-of.ts';
import { isSentence } from '../i18n/sentences.ts';
import { wantRefusals } from '../i18n/texts.ts';
import type { KitTranslate } from '../i18n/use-translation.ts';
import { realFault } from './real-fault.ts';

/**
 * Validate values against a schema. Return the first message of each invalid field.
 * @param stored values of the record: a stored name stays valid until it is changed
 */
export async function validate(
  schema: AnyObjectSchema,
  values: object,
  t: KitTranslate,
  stored: object = {},
): Promise<Record<string, string>> {
  try {
    await schema.validate(values, { abortEarly: false, context: { stored } });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    wantRefusals();
    await loadTexts();
    const errors: Record<string, string> = {};
    for (const { path, message, params } of error.inner) {
      if (path) errors[path] ??= sentenceOf(message, valueAt(values, path), params, t);
    }
    return errors;
  }
}

const valueAt = (values: object, name: string): unknown => (values as Record<string, unknown>)[name];

/** yup passes on a rule's message of any type, although yup's own type for it is text. */
function sentenceOf(message: unknown, value: unknown, params: Params, t: KitTranslate): string {
  try {
    if (isSentence(message)) return t(message, holes(params));
    const key = String(message) as MessageKey;
    return realFault(key, value, t) ?? t(key, holes(params));
  } catch {
    // The message's text could not be loaded. Show a general sentence instead.
    return t('form.error');
  }
}

type Params = Record<string, unknown> | undefined;

function holes(params: Params): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params ?? {}).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}
