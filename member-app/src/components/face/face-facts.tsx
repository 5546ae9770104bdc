import type { FoundProfile } from '@pehchan/contract/biodata';
import { useKitTranslation } from '@pehchan/kit';
import { wordsOf } from '@pehchan/kit/biodata';
import styles from './face-facts.module.css';
import { workOf } from './work-of.ts';

/** Three short lines about a candidate: age, height and gotra; education and work; village. */
export function FaceFacts({ profile }: { profile: FoundProfile }) {
  const tKit = useKitTranslation();
  const { age, clash } = profile;
  const joined = (...parts: string[]) => parts.filter(Boolean).join('\u00a0· ');
  const lines = [
    joined(String(age), wordsOf('height', profile, tKit, 'brief'), wordsOf('gotra', profile, tKit)),
    joined(wordsOf('education', profile, tKit), workOf(profile, tKit)),
    wordsOf('village', profile, tKit),
  ];
  return (
    <>
      {lines.map((line, index) => line && <p key={index}>{line}</p>)}
      {clash && <p className={styles.clash}>{clash}</p>}
    </>
  );
}
