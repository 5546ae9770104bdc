import { BIODATA_FIELDS, type Profile } from '@pehchan/contract/biodata';
import { to, useText, useTexts } from '@pehchan/kit';
import { COLUMNS, Photo, type ColumnName } from '@pehchan/kit/biodata';
import { Link } from '@pehchan/kit/router';
import { Facts, Icon } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import { DeleteBiodataButton } from './delete-biodata-button.tsx';

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
    <ul className="family-cards" aria-label={own('family.biodata')}>
      {profiles.map((profile) => (
        <li key={profile.id}>
          <article className="card family-card" aria-label={profile.fullname}>
            <div className="family-card-photo">
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
              <footer className="biodata-card-actions">
                <Link
                  className="button"
                  to={to.profile(profile.id)}
                  aria-label={`${text('action.view')}: ${profile.fullname}`}
                >
                  <Icon name="eye" /> {text('action.view')}
                </Link>
                <Link
                  className="button"
                  to={to.editProfile(profile.id)}
                  aria-label={`${text('action.edit')}: ${profile.fullname}`}
                >
                  <Icon name="edit" /> {text('action.edit')}
                </Link>
                <DeleteBiodataButton profile={profile} onDeleted={onDeleted} />
              </footer>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
