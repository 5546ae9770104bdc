import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  type Configuration,
  HtmlRspackPlugin,
  LightningCssMinimizerRspackPlugin,
  NormalModuleReplacementPlugin,
  SubresourceIntegrityPlugin,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import browserslist from 'browserslist';
import { developedRemote } from './remotes.ts';
import { PageFiles } from './rspack.page-files.ts';
import { styleRules } from './rspack.styles.ts';
import { KIT_VERSION } from './shell/kit/version.ts';

/**
 * Configuration shared by the three browser applications, and their one federation policy.
 *
 * Only the shell provides modules that must exist once: React, the store, the router, the theme. A remote
 * imports them from the shell (`import: false`): a second React or an unthemed antd is impossible. Version
 * ranges are explicit: inferred ones would use the peer range of some library.
 */

export type AppRole = 'shell' | 'remote';

type AppOptions = {
  name: string;
  role: AppRole;
  /** Absolute path of the application's folder. */
  folder: string;
  entry?: Configuration['entry'];
  exposes?: Record<string, { import: string[] }>;
  devPort: number;
};

/** Any kit of the major version that this build uses. A remote's configuration can require more. */
const KIT_RANGE = `^${KIT_VERSION.split('.')[0]}.0.0`;

/** Modules that exist once in the page. `eager`: in the first script, as every signed-in screen needs it. */
const SHARED: Readonly<Record<string, { range: string; version?: string; eager: boolean }>> = {
  react: { range: '^19.0.0', eager: true },
  'react/': { range: '^19.0.0', eager: true },
  'react-dom': { range: '^19.0.0', eager: true },
  'react-dom/': { range: '^19.0.0', eager: true },
  yup: { range: '^1.0.0', eager: false },
  '@pehchan/kit': { range: KIT_RANGE, version: KIT_VERSION, eager: true },
  '@pehchan/kit/router': { range: KIT_RANGE, version: KIT_VERSION, eager: true },
  '@pehchan/kit/ui': { range: KIT_RANGE, version: KIT_VERSION, eager: true },
  '@pehchan/kit/desktop': { range: KIT_RANGE, version: KIT_VERSION, eager: false },
  '@pehchan/kit/desktop-details': { range: KIT_RANGE, version: KIT_VERSION, eager: false },
  '@pehchan/kit/desk': { range: KIT_RANGE, version: KIT_VERSION, eager: false },
  '@pehchan/kit/desk-details': { range: KIT_RANGE, version: KIT_VERSION, eager: false },
  '@pehchan/kit/forms': { range: KIT_RANGE, version: KIT_VERSION, eager: false },
  '@pehchan/kit/biodata': { range: KIT_RANGE, version: KIT_VERSION, eager: true },
  '@pehchan/kit/biodata-form': { range: KIT_RANGE, version: KIT_VERSION, eager: false },
};

/** The plugin uses CommonJS files, which cannot be tree-shaken; the ES modules are next to them. */
const FEDERATION_FOR_BUNDLERS = Object.fromEntries(
  ['runtime', 'webpack-bundler-runtime', 'inject-external-runtime-core-plugin'].flatMap((name) => {
    const file = createRequire(import.meta.url).resolve(`@module-federation/${name}`);
    const forBundlers = file.replace(/\.cjs$/, '.js');
    return [
      [file, forBundlers],
      [`@module-federation/${name}`, forBundlers],
    ];
  }),
);
/** The package's exports lead bundlers to the development files with their warnings. */
const ROUTER_AS_RELEASED = Object.fromEntries(
  Object.entries({ 'react-router$': 'index.mjs', 'react-router/dom$': 'dom-export.mjs' }).map(
    ([name, file]) => [
      name,
      path.join(import.meta.dirname, 'node_modules/react-router/dist/production', file),
    ],
  ),
);
const TEXTS = './src/texts/index.ts';
const PAGES = './src/remote.tsx';
const WITHOUT_REMOTES = { disableRemote: true };
const REFRESH_RUNTIME = 'node_modules/react-refresh/cjs/react-refresh-runtime.development.js';
/** The oldest supported browsers, from `.browserslistrc`. */
const FLOOR = browserslist.loadConfig({ path: import.meta.dirname }) ?? [];
/** Minify style sheets to syntax that the oldest browsers support. */
export const smallSheets = () =>
  new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: FLOOR } });
/** The output may use ES2022. Two more passes save 0.3 KB in the first script. */
const MINIMIZERS = [
  new SwcJsMinimizerRspackPlugin({
    minimizerOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 } },
  }),
  smallSheets(),
];
const isDev = process.env.NODE_ENV !== 'production';

export function federation({ name, role, exposes }: Pick<AppOptions, 'name' | 'role' | 'exposes'>) {
  const shared = Object.fromEntries(
    Object.entries(SHARED).map(([key, { range, version, eager }]) => [
      key,
      {
        singleton: true,
        // An unmet range must fail this remote. By default it only warns and uses the wrong copy.
        strictVersion: true,
        requiredVersion: range,
        ...(role === 'shell' ? { version, eager } : { import: false as const }),
      },
    ]),
  );
  return new ModuleFederationPlugin({
    name,
    ...(role === 'remote' && { filename: 'remoteEntry.js', exposes, manifest: true }),
    shared,
    // The default loads every remote at start: one broken remote would break the page.
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    experiments: {
      ...(role === 'shell' ? { provideExternalRuntime: true } : { externalRuntime: true }),
      // The release document has the manifests; a remote has no remotes of its own.
      optimization: {
        target: 'web' as const,
        disableSnapshot: true,
        ...(role === 'remote' && WITHOUT_REMOTES),
      },
    },
  });
}

/** Return the rules that compile modules. `refresh` adds hot reloading. */
export function moduleRules(name: string, { refresh = isDev } = {}): NonNullable<Configuration['module']> {
  return {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          detectSyntax: 'auto',
          // `bugfixes`: transpile only the cases that a Safari bug breaks, not every default of a parameter.
          env: { targets: FLOOR, bugfixes: true },
          jsc: { transform: { react: { runtime: 'automatic', development: isDev, refresh } } },
        },
      },
      ...styleRules(name),
      { test: /\.svg$/, type: 'asset/resource' },
    ],
  };
}

export function defineApp({ name, role, folder, entry = {}, exposes, devPort }: AppOptions): Configuration {
  return {
    name,
    context: folder,
    mode: isDev ? 'development' : 'production',
    target: 'browserslist',
    devtool: isDev ? 'cheap-module-source-map' : 'source-map',
    entry,
    output: {
      path: path.join(folder, 'dist'),
      // A remote's build runs from the folder of any version.
      publicPath: role === 'shell' ? '/' : isDev ? `http://localhost:${devPort}/` : 'auto',
      filename: isDev ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
      chunkFilename: isDev ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
      cssFilename: isDev ? 'assets/[name].css' : 'assets/[name].[contenthash:10].css',
      cssChunkFilename: isDev ? 'assets/[name].css' : 'assets/[name].[contenthash:10].css',
      // Required for the integrity of lazy chunks.
      crossOriginLoading: 'anonymous',
      uniqueName: `pehchan-${name}`,
      // In development, two builds share one folder in memory: see defineRemote.
      clean: !isDev,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      // A file path, because the package's exports hide the file: see shell/kit/dev/refresh-runtime.cjs.
      alias: {
        'the-refresh-runtime$': path.join(import.meta.dirname, REFRESH_RUNTIME),
        '@rc-component/form$': path.join(import.meta.dirname, 'shell/kit/theme/antd-form.ts'),
        ...FEDERATION_FOR_BUNDLERS,
        ...(!isDev && ROUTER_AS_RELEASED),
      },
    },
    module: moduleRules(name),
    plugins: [
      federation({ name, role, exposes }),
      withoutWhatIsNotLent(),
      ...(role === 'remote' && !isDev
        ? [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }), new PageFiles(PAGES)]
        : []),
      ...(isDev ? [refresh(), oneRefreshRuntime()] : []),
    ],
    // Also for small code that two screens share: the default is 20 KB.
    optimization: { splitChunks: { minSize: 2000 }, minimizer: MINIMIZERS },
    performance: { hints: false },
    lazyCompilation: false,
    devServer: {
      // Only this machine can connect, unless HOST is set.
      host: process.env.HOST ?? '127.0.0.1',
      port: devPort,
      hot: true,
      liveReload: false,
      historyApiFallback: role === 'shell',
      // The shell reads the remote's files from another port.
      headers: { 'Access-Control-Allow-Origin': '*' },
      // The page's host name with this build's port, because a shell's page may load this remote.
      client: { overlay: false, webSocketURL: `auto://0.0.0.0:${devPort}/ws` },
    },
  };
}

/** Separate the hot updates of several builds on one server. */
export function hotUpdatesUnder(folder: string) {
  return {
    hotUpdateChunkFilename: `${folder}/[id].[fullhash].hot-update.js`,
    hotUpdateMainFilename: `${folder}/[runtime].[fullhash].hot-update.json`,
  };
}

/** Exclude the shim below: refresh code in it would import the shim itself. */
function refresh() {
  return new ReactRefreshRspackPlugin({ exclude: [/[\\/]node_modules[\\/]/, /refresh-runtime\.cjs$/] });
}

/**
 * Use one refresh runtime on `globalThis`. A remote's own would connect after the shell has mounted, and its
 * updates would change nothing.
 */
function oneRefreshRuntime() {
  const shim = path.join(import.meta.dirname, 'shell/kit/dev/refresh-runtime.cjs');
  return new NormalModuleReplacementPlugin(/react-refresh[\\/]runtime/, shim);
}

/** Remove what antd's table needs only for all rows in the browser: see the stand-in. */
function withoutWhatIsNotLent() {
  const standIn = path.join(import.meta.dirname, 'shell/kit/desktop/not-lent.ts');
  return new NormalModuleReplacementPlugin(/^\.\/(FilterDropdown|RcTable\/VirtualTable)$/, standIn);
}

/** Return a remote's build. In development, the same server also has its screens in the kit's dev shell. */
export function defineRemote({
  name,
  folder,
  devPort,
}: Pick<AppOptions, 'name' | 'folder' | 'devPort'>): Configuration[] {
  const remote = defineApp({
    name,
    folder,
    devPort,
    role: 'remote',
    // The texts come first: they are downloaded together with the screen that uses them.
    exposes: {
      './pages': { import: [...(existsSync(path.join(folder, TEXTS)) ? [TEXTS] : []), PAGES] },
    },
  });
  if (!isDev) return [remote];
  const standalone: Configuration = {
    ...remote,
    name: `${name}-standalone`,
    entry: { standalone: './src/standalone.tsx' },
    output: {
      ...remote.output,
      publicPath: '/',
      // Both builds share one server: without own names, they would load each other's chunks.
      filename: 'standalone/[name].js',
      chunkFilename: 'standalone/[name].js',
      cssFilename: 'standalone/[name].css',
      cssChunkFilename: 'standalone/[name].css',
      ...hotUpdatesUnder('standalone'),
      uniqueName: `pehchan-${name}-standalone`,
    },
    plugins: [new HtmlRspackPlugin({ title: `${name}, stand-alone` }), refresh(), oneRefreshRuntime()],
  };
  const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001';
  return [
    {
      ...remote,
      devServer: {
        ...remote.devServer,
        historyApiFallback: true,
        setupMiddlewares: (middlewares) => [describing(folder), ...middlewares],
        // The API accepts changes only from its own origin, which is not this server's.
        proxy: [
          { context: ['/api'], target: api, changeOrigin: true, headers: { origin: new URL(api).origin } },
        ],
      },
    },
    standalone,
  ];
}

/** Describe this remote to a development shell that does not know it. */
function describing(folder: string) {
  return {
    name: 'remote',
    path: '/remote.json',
    middleware: (_request: IncomingMessage, response: ServerResponse) => {
      void developedRemote(folder).then(({ described }) => {
        response.setHeader('Content-Type', 'application/json');
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.end(JSON.stringify(described));
      });
    },
  };
}
