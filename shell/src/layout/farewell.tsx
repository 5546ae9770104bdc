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
        {/* Without a network, show no notices: the message above explains the lost connection. */}
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

/** Show a link that loads the sign-in page as a new document, because the sign-out got no reply. */
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
