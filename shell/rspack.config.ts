import { NormalModuleReplacementPlugin, type Configuration } from '@rspack/core';
import path from 'node:path';
import { defineApp } from '../rspack.base.ts';
import { SHELL_PORT } from '../remotes.ts';
import { HtmlPages } from './build/html-pages.ts';
import { AppIcons } from './build/app-icons.ts';
import { appPage, appWithin } from './build/app-page.ts';
import { signInConfigs, applicationFile } from './build/sign-in-config.ts';
import { firstPaintConfig } from './build/first-paint.ts';
import { workerConfig } from './build/worker-config.ts';
import { hostJson } from './build/host.ts';
import { devServer } from './build/dev-server.ts';

const app = defineApp({
  name: 'shell',
  role: 'shell',
  folder: import.meta.dirname,
  entry: { app: './src/index.ts' },
  devPort: SHELL_PORT,
});

/** The file with the contacts on the contact and offline pages. `npm start` checks it before the build. */
const { CONTACTS_FILE } = process.env;
const contacts = CONTACTS_FILE
  ? [
      new NormalModuleReplacementPlugin(
        /\/administrators\.json$/,
        path.resolve(import.meta.dirname, '..', CONTACTS_FILE),
      ),
    ]
  : [];

const { config: painting, firstPaint } = firstPaintConfig(app);

const shell: Configuration = {
  ...app,
  dependencies: ['first-paint'],
  devServer: { ...app.devServer, ...devServer() },
  plugins: [
    ...(app.plugins ?? []),
    ...contacts,
    new AppIcons(),
    new HtmlPages({
      'index.html': (assets) => appPage(assets, firstPaint),
      [applicationFile('en')]: (assets) => appWithin(assets, firstPaint, 'en'),
      [applicationFile('hi')]: (assets) => appWithin(assets, firstPaint, 'hi'),
      'host.json': hostJson,
    }),
  ],
};

const worker: Configuration = { ...workerConfig(app), plugins: contacts };

/** The sign-in page is a separate document, so that it does not wait for the application. */
export default [painting, shell, worker, ...signInConfigs(shell)];
