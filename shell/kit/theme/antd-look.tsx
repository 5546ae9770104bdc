import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { antdTheme } from './antd-theme.ts';
import { styleNonce } from './nonce.ts';
import { useMode } from './use-mode.ts';

const csp = styleNonce ? { nonce: styleNonce } : undefined;

/**
 * The product's look around antd's pieces. Whatever of antd the kit lends stands in one of these, so that its
 * code comes with the first form or large table instead of with the first screen; the theme is one all the
 * same.
 */
export function AntdLook({
  locale,
  children,
}: Pick<ConfigProviderProps, 'locale'> & { children: ReactNode }) {
  // The page's own colours change first: antd writes its styles anew for another theme, which takes a slow
  // phone a while.
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
