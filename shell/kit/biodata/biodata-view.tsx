import { nameOf, SECTIONS, type ViewedProfile } from '@pehchan/contract/biodata';
import { useEffect, type ReactNode } from 'react';
import { useKitTranslation, useLanguage } from '../i18n/use-translation.ts';
import { Card } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';
import { Portrait } from './portrait.tsx';
import { printedFacts } from './printed-facts.tsx';
import styles from './biodata-view.module.css';

const BLOCKED = ['copy', 'cut', 'contextmenu'] as const;
const block = (event: Event) => event.preventDefault();

/** On the document: a selection of everything begins outside the view. */
function useBlockedCopying(): void {
  useEffect(() => {
    for (const name of BLOCKED) document.addEventListener(name, block);
    return () => BLOCKED.forEach((name) => document.removeEventListener(name, block));
  }, []);
}

/**
 * One biodata whole: photo and four cards (specification section 2), in the order in which families print
 * one; what wasn't said has no line. Copy, cut and right-click are blocked, which keeps a daughter's photo
 * from being passed on without a thought; the watermark is what holds against more than that.
 * @param phone how its family is reached, below the photo
 * @param tellsMissing names what families look for and wasn't said, for whoever can mend it
 */
export function BiodataView({
  profile,
  phone,
  tellsMissing,
}: {
  profile: ViewedProfile;
  phone?: ReactNode;
  tellsMissing?: boolean;
}) {
  const t = useKitTranslation();
  const language = useLanguage();
  useBlockedCopying();
  return (
    <div className={styles.view}>
      <div className={styles.side}>
        <Portrait image={profile.image} name={nameOf(profile, language)} />
        {phone}
      </div>
      <div className={styles.cards}>
        {SECTIONS.map((section) => {
          const facts = printedFacts(section, profile, t, tellsMissing);
          return (
            facts.length > 0 && (
              <Card key={section} title={t(`card.${section}`)}>
                <Facts facts={facts} />
              </Card>
            )
          );
        })}
      </div>
    </div>
  );
}
