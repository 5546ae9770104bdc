import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { antdTheme } from './antd-theme.ts';
import { styleNonce } from './nonce.ts';
import { useMode } from './use-mode.ts';

const csp = styleNonce ? { nonce: styleNonce } : undefined;

/**
 * The product's look around antd's pieces. Whatever of antd the kit lends stands in one of these, so that its code comes
 * with the first form or large table instead of with the first screen; the theme is one all the same.
 */
export function AntdLook({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={antdTheme(useMode())} csp={csp}>
      {children}
    </ConfigProvider>
  );
}
