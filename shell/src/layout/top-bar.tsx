import type { ReleaseDocument } from '@pehchan/release/document';
import { paths, useSession, useText, useTexts } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { texts } from '../texts/index.ts';
import { Logo } from './logo.tsx';
import { LanguageSwitch, ThemeSwitch } from './preference-switches.tsx';
import { UserMenu } from './user-menu.tsx';

export function TopBar({ release }: { release: ReleaseDocument }) {
  const text = useText();
  const own = useTexts(texts);
  const session = useSession();
  return (
    <header className="top-bar">
      <Link to={paths.home} className="logo" aria-label={text('product.name')}>
        <Logo />
        <span>{text('product.name')}</span>
      </Link>
      <div className="top-bar-end">
        <LanguageSwitch />
        <ThemeSwitch />
        {session.state === 'checking' && <span className="avatar-button" aria-hidden="true" />}
        {session.state === 'signedIn' && <UserMenu release={release} user={session.user} />}
        {session.state === 'signedOut' && (
          <nav className="door-links" aria-label={own('layout.account')}>
            <a href={paths.login}>{own('layout.login')}</a>
            <Link to={paths.signup} className="door-links-main">
              {own('layout.signup')}
            </Link>
          </nav>
        )}
      </div>
    </header>
  );
}
