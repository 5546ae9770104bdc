import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useEffect, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { usePreferences } from './preferences/use-preferences.ts';
import type { Store } from './store.ts';
import { antdTheme } from './theme/antd-theme.ts';

/** Store, theme and language around everything: the shell's page, a remote's stand-alone page and every page test. */
export function KitProviders({
  store,
  nonce,
  children,
}: {
  store: Store;
  nonce?: string;
  children: ReactNode;
}) {
  return (
    <Provider store={store}>
      <Look nonce={nonce}>{children}</Look>
    </Provider>
  );
}

function Look({ nonce, children }: { nonce?: string; children: ReactNode }) {
  const { language, theme } = usePreferences();
  const deviceIsDark = useDeviceIsDark();
  const mode = theme === 'system' ? (deviceIsDark ? 'dark' : 'light') : theme;

  useEffect(() => {
    document.documentElement.lang = language;
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [language, theme]);

  return (
    <ConfigProvider theme={antdTheme(mode)} csp={nonce ? { nonce } : undefined} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}

const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)');

function useDeviceIsDark(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = darkDevice();
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => darkDevice().matches,
  );
}
