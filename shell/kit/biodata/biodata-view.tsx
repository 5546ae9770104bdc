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

/** Listens on the document, because "select all" starts outside the view. */
function useBlockedCopying(): void {
  useEffect(() => {
    for (const name of BLOCKED) document.addEventListener(name, block);
    return () => BLOCKED.forEach((name) => document.removeEventListener(name, block));
  }, []);
}

/**
 * Show a whole biodata: the photo and four cards (specification section 2), in printed order.
 * Blocks copy, cut and right-click, against passing a photo on without thinking.
 * Only the watermark protects against deliberate copying.
 * @param phone the family's contact, shown below the photo
 * @param tellsMissing names the empty fields that families look for, for an account that can fill them in
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
