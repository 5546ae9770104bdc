import { EMPLOYMENTS } from '@pehchan/contract/biodata';
import { VILLAGES } from '@pehchan/contract/common';
import { useKitTranslation } from '@pehchan/kit';
import { factsOf } from '@pehchan/kit/biodata';

/** Return the words of the choices `work` and `village`, by their stored values. */
export function useChoiceWords() {
  const tKit = useKitTranslation();
  const facts = factsOf('employedIn');
  const work = (value: string) => {
    const label = facts.kind === 'choice' ? facts.choices[value] : undefined;
    return label ? tKit(label) : value;
  };
  const village = (value: string) => {
    const known = VILLAGES.find((each) => each === value);
    return known ? tKit(`village.${known}`) : value;
  };
  return {
    work,
    village,
    works: EMPLOYMENTS.map((value) => ({ value, label: work(value) })),
    villages: VILLAGES.map((value) => ({ value, label: village(value) })),
  };
}
