import { type Verdict, verdictOf } from '../detect/score.ts';
import type { Suspicion } from './messages.ts';

/**
 * The result of a trace.
 * - `named`: this account's copy; the account was served the photo.
 * - `combined`: copies of several accounts that were all served the photo.
 * - `probable`: the mark fits accounts that were served the photo, but chance is not excluded.
 * - `wrong`: the mark fits an account that was never served it. Anyone with the secret could have made it.
 * - `nothing`: the mark fits no account.
 */
export type Judgement = {
  outcome: Verdict | 'combined' | 'wrong' | 'nothing';
  candidates: (Suspicion & { verdict: Verdict })[];
};

export function judge(suspicions: readonly Suspicion[], wasServed: (code: string) => boolean): Judgement {
  const judged = suspicions
    .flatMap((suspicion) => {
      const verdict = verdictOf(suspicion.z);
      return verdict ? [{ ...suspicion, verdict }] : [];
    })
    .sort((a, b) => b.z - a.z);
  const named = judged.filter(({ verdict }) => verdict === 'named');
  // A named account was never served the photo: the secret or the records are wrong, so trust no name.
  if (named.some(({ code }) => !wasServed(code))) return { outcome: 'wrong', candidates: [] };
  const candidates = judged.filter(({ code }) => wasServed(code));
  if (candidates.length === 0) return { outcome: 'nothing', candidates };
  const outcome = named.length > 1 ? 'combined' : named.length === 1 ? 'named' : 'probable';
  return { outcome, candidates };
}
