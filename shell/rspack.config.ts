import type { Configuration } from '@rspack/core';
import { defineApp } from '../rspack.base.ts';
import { SHELL_PORT } from '../remotes.ts';
import { HtmlPages } from './build/html-pages.ts';
import { appPage } from './build/app-page.ts';
import { doorConfigs } from './build/door-config.ts';
import { hostJson } from './build/host.ts';
import { devServer } from './build/dev-server.ts';

const app = defineApp({
  name: 'shell',
  role: 'shell',
  folder: import.meta.dirname,
  entry: { app: './src/index.ts' },
  devPort: SHELL_PORT,
});

const shell: Configuration = {
  ...app,
  devServer: { ...app.devServer, ...devServer() },
  plugins: [...(app.plugins ?? []), new HtmlPages({ 'index.html': appPage, 'host.json': hostJson })],
};

/** The application, and the sign-in screen as a document of its own, which waits for nothing of it. */
export default [shell, ...doorConfigs(shell)];
