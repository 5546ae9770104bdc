import type { OwnProfilesReply, Profile } from '@pehchan/contract/biodata';
import { to, useKitTranslation, useLanguage } from '@pehchan/kit';
import { OwnerStatus, Photo, nameOf } from '@pehchan/kit/biodata';
import { Link } from '@pehchan/kit/router';
import { EditLink, LedgerLink } from './own-links.tsx';
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
  const name = nameOf(profile, useLanguage());
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
        <LedgerLink profile={profile} unread={unread} />
        <EditLink profile={profile} />
      </p>
    </article>
  );
}
