import type { SessionUser } from '@pehchan/contract/accounts';
import { paths, useLanguage, useTranslation } from '@pehchan/kit';
import { NavLink } from '@pehchan/kit/router';
import { Icon } from '@pehchan/kit/ui';
import type { ReleaseDocument } from '@pehchan/release/document';
import { texts } from '../texts/index.ts';
import { mainWays, MOST } from './main-ways.ts';
import { Waiting } from './waiting.tsx';
import styles from './main-navigation.module.css';

export function MainNavigation({ release, user }: { release: ReleaseDocument; user: SessionUser }) {
  const t = useTranslation(texts);
  const language = useLanguage();
  return (
    <nav className={styles.ways} aria-label={t('layout.main')}>
      {mainWays(release, user).map(({ id, to, icon, label }) => (
        <NavLink key={id} to={to} end>
          <Icon name={icon} />
          <span>
            {label[language]}
            {to === paths.dashboard && <Waiting />}
          </span>
        </NavLink>
      ))}
    </nav>
  );
}

/** A placeholder while the session is unknown, so that nothing moves when the links appear. */
export function MainNavigationPlace() {
  return (
    <div className={styles.ways} aria-hidden="true">
      {Array.from({ length: MOST }, (_, way) => (
        <span key={way} className={styles.unknown}>
          <span className={styles.sign} />
          <span className={styles.word} />
        </span>
      ))}
    </div>
  );
}
