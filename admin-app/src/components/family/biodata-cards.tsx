import { BIODATA_FIELDS, type CopiedPhoto as Copied, nameOf, type Profile } from '@pehchan/contract/biodata';
import { paths, to, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { COLUMNS, ListingTag, Photo, type ColumnName } from '@pehchan/kit/biodata';
import { ButtonLink, Card, Facts, Icon, ItemActions } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import { CopiedPhoto } from './copied-photo.tsx';
import { DeleteBiodataButton } from './delete-biodata-button.tsx';
import { ListingButton } from './listing-button.tsx';
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

type Props = { profiles: Profile[]; copiedPhotos: Copied[]; onDeleted: () => void };

export function BiodataCards({ profiles, copiedPhotos, onDeleted }: Props) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const language = useLanguage();
  const cards = profiles.map((profile) => ({
    profile,
    name: nameOf(profile, language),
    copied: copiedPhotos.find(({ profileId }) => profileId === profile.id),
  }));
  return (
    <ul className={styles.cards} aria-label={t('family.biodata')}>
      {cards.map(({ profile, name, copied }) => (
        <li key={profile.id}>
          <Card label={name} className={styles.card}>
            <div className={styles.photo}>
              <Photo isPortrait image={profile.image} name={name} size="card" />
            </div>
            <div>
              <h3>{name}</h3>
              <ListingTag listing={profile.listing} />
              {copied && <CopiedPhoto copied={copied} />}
              <Facts
                facts={[
                  ...FACTS.map((name) => ({
                    label: tKit(COLUMNS[name].label),
                    value: COLUMNS[name].value(profile, tKit),
                  })),
                  {
                    label: t('biodata.candidate'),
                    value: t(profile.candidateKnows ? 'biodata.candidateKnows' : 'biodata.candidateUnasked'),
                  },
                  { label: tKit(BIODATA_FIELDS.occupation.label), value: profile.occupation },
                  { label: tKit(BIODATA_FIELDS.aboutme.label), value: profile.aboutme, wide: true },
                ]}
              />
              <ItemActions>
                <ButtonLink to={to.profile(profile.id)} aria-label={`${tKit('action.view')}: ${name}`}>
                  <Icon name="eye" /> {tKit('action.view')}
                </ButtonLink>
                <ButtonLink to={to.editProfile(profile.id)} aria-label={`${tKit('action.edit')}: ${name}`}>
                  <Icon name="edit" /> {tKit('action.edit')}
                </ButtonLink>
                <ButtonLink to={to.ledger(profile.id)} aria-label={`${t('family.ledger')}: ${name}`}>
                  <Icon name="users" /> {t('family.ledger')}
                </ButtonLink>
                {profile.image && (
                  <ButtonLink
                    to={`${paths.trace}?profileId=${profile.id}`}
                    state={{ name }}
                    aria-label={`${t('biodata.trace')}: ${name}`}
                  >
                    {t('biodata.trace')}
                  </ButtonLink>
                )}
                <ListingButton profile={profile} />
                <DeleteBiodataButton profile={profile} onDeleted={onDeleted} />
              </ItemActions>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
