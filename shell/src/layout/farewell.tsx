import { KitProviders, paths, useTranslation, type Store } from '@pehchan/kit';
import { MemoryRouter } from '@pehchan/kit/router';
import { State } from '@pehchan/kit/ui';
import { NoticeRegion } from './notice-region.tsx';
import { texts } from '../texts/index.ts';

/**
 * What stands in the page's place from the moment somebody signs out: on a weak line that takes a while, and
 * without a signal it is the last that the page can say.
 */
export function Farewell({ store, isUnheard }: { store: Store; isUnheard: boolean }) {
  return (
    <KitProviders store={store}>
      <MemoryRouter>
        <main>{isUnheard ? <Unheard /> : <Leaving />}</main>
        {/* That there is no signal is no error: what is said here is all there is to know. */}
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

/** A plain link: the sign-in screen is another document. */
function Unheard() {
  const t = useTranslation(texts);
  return (
    <State icon="signOut" role="status">
      <h1>{t('farewell.title')}</h1>
      <p>{t('farewell.later')}</p>
      <a href={paths.login}>{t('farewell.login')}</a>
    </State>
  );
}
