import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { antdTheme } from './antd-theme.ts';
import { styleNonce } from './nonce.ts';
import { useMode } from './use-mode.ts';

const csp = styleNonce ? { nonce: styleNonce } : undefined;

/** Apply the theme to antd. Each lazy group of antd components renders this, so antd loads with the first. */
export function AntdLook({
  locale,
  children,
}: Pick<ConfigProviderProps, 'locale'> & { children: ReactNode }) {
  // Apply a new theme deferred: antd rebuilds its styles, which is slow on a cheap phone.
  const mode = useDeferredValue(useMode());
  const theme = useMemo(() => antdTheme(mode), [mode]);
  return (
    <StyleProvider layer>
      <ConfigProvider theme={theme} csp={csp} locale={locale}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
