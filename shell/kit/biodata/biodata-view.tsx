import { useEffect, type ReactNode } from 'react';
import {
  AGE_LABEL,
  fieldsIn,
  GRANDFATHER_LABEL,
  SECTIONS,
  type BiodataField,
  type ViewedProfile,
} from '@pehchan/contract/biodata';
import { useText, type Text } from '../i18n/use-text.ts';
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
  const text = useText();
  useBlockedCopying();
  return (
    <div className={styles.view}>
      <div className={styles.photo}>
        <Photo image={profile.image} name={profile.fullname} size="view" />
      </div>
      <div className={styles.cards}>
        {SECTIONS.map((section) => (
          <Card key={section} title={text(`card.${section}`)}>
            <Facts
              facts={fieldsIn(section).flatMap((name) => [
                name === 'phone' && phone
                  ? { ...factOf(name, profile, text), value: phone }
                  : factOf(name, profile, text),
                ...(BESIDE[name]?.(profile, text) ?? []),
              ])}
            />
          </Card>
        ))}
      </div>
    </div>
  );
}

/** What follows from a field, or belongs beside it, and is no field of the biodata itself. */
const BESIDE: Partial<Record<BiodataField, (profile: ViewedProfile, text: Text) => Fact[]>> = {
  dateOfBirth: ({ age }, text) => [{ label: text(AGE_LABEL), value: text('state.years', { n: age }) }],
  father: ({ user }, text) => [{ label: text(GRANDFATHER_LABEL), value: user.Father }],
};
