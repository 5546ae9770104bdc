import type { OwnProfilesReply, Profile } from '@pehchan/contract/biodata';
import { to, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { OwnerStatus, Photo, nameOf } from '@pehchan/kit/biodata';
import { Link } from '@pehchan/kit/router';
import { ButtonLink, Icon, Tag } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import styles from './own-rows.module.css';

type Props = { profiles: Profile[]; news: OwnProfilesReply['newInLedger']; label: string };

/** The own biodata as rows with their state: “My family” has the whole cards and the other actions. */
export function OwnRows({ profiles, news, label }: Props) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {profiles.map((profile) => (
        <li key={profile.id}>
          <OwnRow
            profile={profile}
            unread={news.find(({ profileId }) => profileId === profile.id)?.lines ?? 0}
          />
        </li>
      ))}
    </ul>
  );
}

function OwnRow({ profile, unread }: { profile: Profile; unread: number }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const name = nameOf(profile, useLanguage());
  const fresh = unread > 0 ? t('ledger.new', { n: unread }) : '';
  return (
    <article className={styles.row} aria-label={name}>
      <Photo image={profile.image} name={name} size="table" />
      <div>
        <h3>
          <Link
            to={to.profile(profile.id)}
            className={styles.open}
            aria-label={`${tKit('action.view')}: ${name}`}
          >
            {name}
          </Link>
        </h3>
        <OwnerStatus profile={profile} />
      </div>
      <p className={styles.actions}>
        <ButtonLink
          type="text"
          to={to.ledger(profile.id)}
          // The label begins with the visible text, so that voice control finds the link by these words.
          aria-label={`${[t('ledger.link'), fresh].join(' ').trim()}: ${name}`}
        >
          <Icon name="users" />
          <span>
            {t('ledger.link')} {fresh && <Tag tone="warning">{fresh}</Tag>}
          </span>
        </ButtonLink>
        <ButtonLink
          type="text"
          to={to.editProfile(profile.id)}
          aria-label={`${tKit('action.edit')}: ${name}`}
        >
          <Icon name="edit" /> {tKit('action.edit')}
        </ButtonLink>
      </p>
    </article>
  );
}
