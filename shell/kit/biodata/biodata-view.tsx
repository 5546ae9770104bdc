import { useEffect } from 'react';
import type { Profile } from '@pehchan/contract/biodata';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';
import { formatDate } from './format.ts';
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
 * One biodata whole: photo and four cards (specification section 2). Copy, cut and right-click are blocked, which keeps a
 * daughter's photo from being passed on without a thought; the watermark is what holds against more than that.
 */
export function BiodataView({ profile }: { profile: Profile }) {
  const text = useText();
  useBlockedCopying();
  const said = (value: string) => value || text('state.unsaid');
  return (
    <div className={styles.view}>
      <div className={styles.photo}>
        <Photo image={profile.image} name={profile.fullname} size="view" />
      </div>
      <div className={styles.cards}>
        <Card title={text('card.basic')}>
          <Facts
            facts={[
              { label: text('field.fullname'), value: profile.fullname },
              { label: text('field.gender'), value: text(`gender.${profile.gender}`) },
              { label: text('field.dateOfBirth'), value: formatDate(profile.dateOfBirth) },
              { label: text('field.age'), value: text('state.years', { n: profile.age }) },
              { label: text('field.height'), value: said(profile.height) },
              { label: text('field.gotra'), value: profile.gotra },
              { label: text('field.village'), value: text(`village.${profile.village}`) },
              { label: text('field.city'), value: profile.currentLiveCity },
              { label: text('field.phone'), value: <a href={`tel:${profile.phone}`}>{profile.phone}</a> },
              { label: text('field.aboutme'), value: profile.aboutme, wide: true },
              { label: text('field.hobbies'), value: profile.hobbies, wide: true },
            ]}
          />
        </Card>
        <Card title={text('card.education')}>
          <Facts
            facts={[
              { label: text('field.education'), value: said(profile.education) },
              { label: text('field.college'), value: said(profile.college) },
              { label: text('field.aboutmyeducation'), value: profile.aboutmyeducation, wide: true },
            ]}
          />
        </Card>
        <Card title={text('card.occupation')}>
          <Facts
            facts={[
              { label: text('field.employedIn'), value: text(`employedIn.${profile.employedIn}`) },
              { label: text('field.occupation'), value: said(profile.occupation) },
              { label: text('field.organisation'), value: said(profile.organisation) },
              { label: text('field.aboutmycareer'), value: profile.aboutmycareer, wide: true },
            ]}
          />
        </Card>
        <Card title={text('card.family')}>
          <Facts
            facts={[
              { label: text('field.father'), value: profile.father },
              { label: text('field.grandfather'), value: profile.user.Father },
              { label: text('field.mother'), value: profile.mother },
              { label: text('field.brothers'), value: profile.noOfBrothers },
              { label: text('field.marriedBrothers'), value: profile.noOfMarriedBrothers },
              { label: text('field.sisters'), value: profile.noOfsisters },
              { label: text('field.marriedSisters'), value: profile.noOfMarriedSisters },
              { label: text('field.aboutmyfamily'), value: profile.aboutmyfamily, wide: true },
            ]}
          />
        </Card>
      </div>
    </div>
  );
}
