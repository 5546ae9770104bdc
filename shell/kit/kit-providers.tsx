import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { loadTexts } from './i18n/catalogue-of.ts';
import { LanguageContext } from './i18n/use-translation.ts';
import { LatestQuery } from './lists/use-query-string.ts';
import { usePreferences } from './preferences/use-preferences.ts';
import type { Store } from './store.ts';

export function KitProviders({ store, children }: { store: Store; children: ReactNode }) {
  const latestQuery = useRef<URLSearchParams>(undefined);
  return (
    <Provider store={store}>
      <LatestQuery value={latestQuery}>
        <ChosenLook>{children}</ChosenLook>
      </LatestQuery>
    </Provider>
  );
}

function ChosenLook({ children }: { children: ReactNode }) {
  const { language: chosen, theme } = usePreferences();
  // Defer a new language, so that React keeps the previous one on the screen until the texts are loaded.
  const language = useDeferredValue(chosen);
  useEffect(() => {
    void loadTexts(chosen);
  }, [chosen]);
  useEffect(() => {
    document.documentElement.lang = language;
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [language, theme]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
