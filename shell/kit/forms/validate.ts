import type { MessageKey } from '@pehchan/contract/messages';
import { ValidationError, type AnyObjectSchema } from 'yup';
import { loadTexts } from '../i18n/catalogue-of.ts';
import { isSentence } from '../i18n/sentences.ts';
import { wantRefusals } from '../i18n/texts.ts';
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
    wantRefusals();
    await loadTexts();
    const errors: Record<string, string> = {};
    for (const { path, message, params } of error.inner) {
      if (path) errors[path] ??= sentenceOf(message, holes(params), t);
    }
    return errors;
  }
}

/** yup hands on whatever the rule was given, although its type says text. */
function sentenceOf(message: unknown, filled: Record<string, string | number>, t: KitTranslate): string {
  try {
    return t(isSentence(message) ? message : (String(message) as MessageKey), filled);
  } catch {
    // Its sentence couldn't be fetched; that something is wrong here is said all the same.
    return t('form.error');
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
