import { useEffect, type ReactNode } from 'react';
import {
  AGE_LABEL,
  fieldsIn,
  GRANDFATHER_LABEL,
  SECTIONS,
  type BiodataField,
  type ViewedProfile,
} from '@pehchan/contract/biodata';
import { useKitTranslation, type KitTranslate } from '../i18n/use-translation.ts';
import { Card } from '../ui/card.tsx';
import { Facts, type Fact } from '../ui/facts.tsx';
import { factOf } from './fact-of.tsx';
import { Photo } from './photo.tsx';
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
 * One biodata whole: photo and four cards (specification section 2). Copy, cut and right-click are blocked,
 * which keeps a daughter's photo from being passed on without a thought; the watermark is what holds against
 * more than that.
 * @param phone stands where the number would: what to do for one that isn't there
 */
export function BiodataView({ profile, phone }: { profile: ViewedProfile; phone?: ReactNode }) {
  const t = useKitTranslation();
  useBlockedCopying();
  return (
    <div className={styles.view}>
      <div className={styles.photo}>
        <Photo image={profile.image} name={profile.fullname} size="view" />
      </div>
      <div className={styles.cards}>
        {SECTIONS.map((section) => (
          <Card key={section} title={t(`card.${section}`)}>
            <Facts
              facts={fieldsIn(section).flatMap((name) => [
                name === 'phone' && phone
                  ? { ...factOf(name, profile, t), value: phone }
                  : factOf(name, profile, t),
                ...(BESIDE[name]?.(profile, t) ?? []),
              ])}
            />
          </Card>
        ))}
      </div>
    </div>
  );
}

/** What follows from a field, or belongs beside it, and is no field of the biodata itself. */
const BESIDE: Partial<Record<BiodataField, (profile: ViewedProfile, t: KitTranslate) => Fact[]>> = {
  dateOfBirth: ({ age }, text) => [{ label: text(AGE_LABEL), value: text('state.years', { n: age }) }],
  father: ({ user }, text) => [{ label: text(GRANDFATHER_LABEL), value: user.Father }],
};
