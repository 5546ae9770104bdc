import { type Verdict, verdictOf } from '../detect/score.ts';
import type { Suspicion } from './messages.ts';

/**
 * What a trace says.
 * - `named`: this account's copy it is, which was served the photo.
 * - `combined`: several accounts' copies, all of them served the photo.
 * - `probable`: the pattern fits these, who were served the photo, but a chance is left that it is none.
 * - `wrong`: it fits an account that was never served this photo. Whoever holds the secret could have made
 *   it.
 * - `nothing`: it fits nobody.
 */
export type Judgement = {
  says: Verdict | 'combined' | 'wrong' | 'nothing';
  candidates: (Suspicion & { verdict: Verdict })[];
};

/** @param wasServed whether the account of this code was ever served the photo */
export function judge(suspicions: readonly Suspicion[], wasServed: (code: string) => boolean): Judgement {
  const judged = suspicions
    .flatMap((suspicion) => {
      const verdict = verdictOf(suspicion.z);
      return verdict ? [{ ...suspicion, verdict }] : [];
    })
    .sort((a, b) => b.z - a.z);
  const named = judged.filter(({ verdict }) => verdict === 'named');
  // Then something is wrong with the secret or with what was written down: no other name is to be trusted.
  if (named.some(({ code }) => !wasServed(code))) return { says: 'wrong', candidates: [] };
  const candidates = judged.filter(({ code }) => wasServed(code));
  if (candidates.length === 0) return { says: 'nothing', candidates };
  const says = named.length > 1 ? 'combined' : named.length === 1 ? 'named' : 'probable';
  return { says, candidates };
}
