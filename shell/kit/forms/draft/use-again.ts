import type { KitTextKey } from '../../i18n/en.ts';
import { useKitTranslation } from '../../i18n/use-translation.ts';
import { useSteps } from '../steps/steps-context.ts';

/** Return the sentence about the fields that a draft lacks; undefined if it lacks none. */
export function sentenceOfLost(lost: readonly string[]): KitTextKey | undefined {
  const passwords = lost.filter((name) => /password/i.test(name)).length;
  if (lost.length === 0) return undefined;
  if (passwords === 0) return 'draft.photo';
  return passwords === lost.length ? 'draft.password' : 'draft.both';
}

/**
 * Return the sentence of a field that the draft lacks, while it is blank.
 * @returns undefined for every other field
 */
export function useAgain(name: string, value: unknown): string | undefined {
  const t = useKitTranslation();
  const { lost } = useSteps();
  if (value || !lost.includes(name)) return undefined;
  const sentence = sentenceOfLost([name]);
  return sentence && t(sentence);
}
