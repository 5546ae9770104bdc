import { KitProviders, paths, useTranslation, type Store } from '@pehchan/kit';
import { MemoryRouter } from '@pehchan/kit/router';
import { State } from '@pehchan/kit/ui';
import { NoticeRegion } from './notice-region.tsx';
import { texts } from '../texts/index.ts';

/** Show that the user is signing out: slow on a weak network, and offline the last message. */
export function Farewell({ store, hasFailed }: { store: Store; hasFailed: boolean }) {
  return (
    <KitProviders store={store}>
      <MemoryRouter>
        <main>{hasFailed ? <SignOutFailed /> : <Leaving />}</main>
        {/* Without a network, the message above already says everything. */}
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

/** A plain link, because the sign-in page is another document. */
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
