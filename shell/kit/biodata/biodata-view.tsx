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

/** Block copying in the whole document, because “select all” starts outside the biodata. */
function useBlockedCopying(): void {
  useEffect(() => {
    for (const name of BLOCKED) document.addEventListener(name, block);
    return () => BLOCKED.forEach((name) => document.removeEventListener(name, block));
  }, []);
}

/** Show a biodata (specification section 2). It blocks careless copying; only the watermark is protection. */
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
