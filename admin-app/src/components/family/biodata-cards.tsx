import { BIODATA_FIELDS, type Profile } from '@pehchan/contract/biodata';
import { to, useText, useTexts } from '@pehchan/kit';
import { COLUMNS, Photo, type ColumnName } from '@pehchan/kit/biodata';
import { ButtonLink, Card, Facts, Icon, ItemActions } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import { DeleteBiodataButton } from './delete-biodata-button.tsx';
import styles from './biodata-cards.module.css';

const FACTS: ColumnName[] = [
  'gender',
  'dateOfBirth',
  'age',
  'height',
  'father',
  'mother',
  'gotra',
  'village',
  'city',
  'phone',
  'education',
];

/** Biodata as somebody needs them who decides on a family: with a photo large enough to recognise a face. */
export function BiodataCards({ profiles, onDeleted }: { profiles: Profile[]; onDeleted: () => void }) {
  const text = useText();
  const own = useTexts(texts);
  return (
    <ul className={styles.cards} aria-label={own('family.biodata')}>
      {profiles.map((profile) => (
        <li key={profile.id}>
          <Card label={profile.fullname} className={styles.card}>
            <div className={styles.photo}>
              <Photo image={profile.image} name={profile.fullname} size="card" />
            </div>
            <div>
              <h3>{profile.fullname}</h3>
              <Facts
                facts={[
                  ...FACTS.map((name) => ({
                    label: text(COLUMNS[name].label),
                    value: COLUMNS[name].value(profile, text),
                  })),
                  { label: text(BIODATA_FIELDS.occupation.label), value: profile.occupation },
                  { label: text(BIODATA_FIELDS.aboutme.label), value: profile.aboutme, wide: true },
                ]}
              />
              <ItemActions>
                <ButtonLink
                  to={to.profile(profile.id)}
                  aria-label={`${text('action.view')}: ${profile.fullname}`}
                >
                  <Icon name="eye" /> {text('action.view')}
                </ButtonLink>
                <ButtonLink
                  to={to.editProfile(profile.id)}
                  aria-label={`${text('action.edit')}: ${profile.fullname}`}
                >
                  <Icon name="edit" /> {text('action.edit')}
                </ButtonLink>
                <DeleteBiodataButton profile={profile} onDeleted={onDeleted} />
              </ItemActions>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
