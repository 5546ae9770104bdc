import { paths, useSession } from '@pehchan/kit';
import type { ReleaseDocument } from '@pehchan/release/document';
import { AccountLinks, Bar } from './bar.tsx';
import { LanguageSwitch, ThemeSwitch } from './preference-switches.tsx';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

export function TopBar({ release }: { release: ReleaseDocument }) {
  const session = useSession();
  return (
    <Bar home={paths.home}>
      <LanguageSwitch />
      <ThemeSwitch />
      {session.state === 'checking' && <span className={styles.checking} aria-hidden="true" />}
      {session.state === 'signedIn' && <UserMenu release={release} user={session.user} />}
      {session.state === 'signedOut' && <AccountLinks />}
    </Bar>
  );
}
