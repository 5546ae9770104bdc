import { KitProviders, paths, useTranslation, type Store } from '@pehchan/kit';
import { MemoryRouter } from '@pehchan/kit/router';
import { State } from '@pehchan/kit/ui';
import { NoticeRegion } from './notice-region.tsx';
import { texts } from '../texts/index.ts';

export function Farewell({ store, hasFailed }: { store: Store; hasFailed: boolean }) {
  return (
    <KitProviders store={store}>
      <MemoryRouter>
        <main>{hasFailed ? <SignOutFailed /> : <Leaving />}</main>
        {/* Without a network, show no notices: the message above them already has all information. */}
        {navigator.onLine && <NoticeRegion />}
      </MemoryRouter>
    </KitProviders>
  );
}

function Leaving() {
  const t = useTranslation(texts);
  return (
    <State icon="signOut" role="status">
      <p>{t('farewell.leaving')}</p>
    </State>
  );
}

/** Show a plain link after a sign-out without a reply, because the sign-in page is another document. */
function SignOutFailed() {
  const t = useTranslation(texts);
  return (
    <State icon="signOut" role="status">
      <h1>{t('farewell.title')}</h1>
      <p>{t('farewell.later')}</p>
      <a href={paths.login}>{t('farewell.login')}</a>
    </State>
  );
}
