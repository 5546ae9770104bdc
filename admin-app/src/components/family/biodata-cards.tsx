import { BIODATA_FIELDS, type Profile } from '@pehchan/contract/biodata';
import { to, useKitTranslation, useTranslation } from '@pehchan/kit';
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
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  return (
    <ul className={styles.cards} aria-label={t('family.biodata')}>
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
                    label: tKit(COLUMNS[name].label),
                    value: COLUMNS[name].value(profile, tKit),
                  })),
                  { label: tKit(BIODATA_FIELDS.occupation.label), value: profile.occupation },
                  { label: tKit(BIODATA_FIELDS.aboutme.label), value: profile.aboutme, wide: true },
                ]}
              />
              <ItemActions>
                <ButtonLink
                  to={to.profile(profile.id)}
                  aria-label={`${tKit('action.view')}: ${profile.fullname}`}
                >
                  <Icon name="eye" /> {tKit('action.view')}
                </ButtonLink>
                <ButtonLink
                  to={to.editProfile(profile.id)}
                  aria-label={`${tKit('action.edit')}: ${profile.fullname}`}
                >
                  <Icon name="edit" /> {tKit('action.edit')}
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
