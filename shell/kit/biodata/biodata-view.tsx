import { nameOf, SECTIONS, type Section, type ViewedProfile } from '@pehchan/contract/biodata';
import { useEffect, useId, type ReactNode } from 'react';
import { useKitTranslation, useLanguage } from '../i18n/use-translation.ts';
import type { Fact } from '../ui/facts.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { FamilyTree } from './family-tree.tsx';
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
  const [first, ...others] = SECTIONS.map((name) => ({
    name,
    facts: printedFacts(name, profile, t, { language, tellsMissing }),
  })).filter(({ facts }) => facts.length > 0);
  return (
    <div className={styles.view}>
      <div className={styles.side}>
        <Portrait image={profile.image} name={nameOf(profile, language)} />
        {phone}
      </div>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <FamilyTree profile={profile} />
          {first && <Part {...first} />}
        </div>
        <div className={styles.parts}>
          {others.map((part) => (
            <Part key={part.name} {...part} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Part({ name, facts }: { name: Section; facts: Fact[] }) {
  const t = useKitTranslation();
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t(`card.${name}`)}</h2>
      <DocumentFacts facts={facts} />
    </section>
  );
}
