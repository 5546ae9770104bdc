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
 * What the three browser applications have in common, and the one federation policy they share.
 *
 * The shell is the only provider of whatever has an identity across the border: React, the store, the router,
 * the theme. A remote takes those from the shell (`import: false`) and never carries a copy, so that a second
 * React or an unthemed antd can't happen. Ranges are by major and not inferred: inference reads some
 * library's peer range instead.
 */

export type AppRole = 'shell' | 'remote';

type AppOptions = {
  name: string;
  role: AppRole;
  /** The application's folder, absolute. */
  folder: string;
  entry?: Configuration['entry'];
  /** A remote's one public module. */
  exposes?: Record<string, { import: string[] }>;
  devPort: number;
};

/**
 * By the major that this build was written against; what a remote needs of it besides is its configuration's
 * to say.
 */
const KIT_RANGE = `^${KIT_VERSION.split('.')[0]}.0.0`;

/**
 * Packages and kit groups that exist once in the page. `eager`: every signed-in screen needs it, so no round
 * trip of its own.
 */
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

/** Of these the plugin takes files that are bundled whole; those that a bundler can shake lie beside them. */
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
/** Its package leads every bundler to the files with the warnings of development in them. */
const ROUTER_AS_RELEASED = Object.fromEntries(
  Object.entries({ 'react-router$': 'index.mjs', 'react-router/dom$': 'dom-export.mjs' }).map(
    ([name, file]) => [
      name,
      path.join(import.meta.dirname, 'node_modules/react-router/dist/production', file),
    ],
  ),
);
const TEXTS = './src/texts/index.ts';
/** A remote's one public module. */
const PAGES = './src/remote.tsx';
const WITHOUT_REMOTES = { disableRemote: true };
const REFRESH_RUNTIME = 'node_modules/react-refresh/cjs/react-refresh-runtime.development.js';
/** The oldest supported browsers, from `.browserslistrc`. */
const FLOOR = browserslist.loadConfig({ path: import.meta.dirname }) ?? [];
/** Minify style sheets to syntax that the oldest browsers support. */
export const smallSheets = () =>
  new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: FLOOR } });
/** What runs here is of 2022; a second and a third look find 0.3 KB in the first script that one leaves. */
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
        // A range unmet must fail this remote, not print a warning and run with the wrong copy.
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
    // The default loads every remote at start, and one dead remote takes the page down.
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    experiments: {
      ...(role === 'shell' ? { provideExternalRuntime: true } : { externalRuntime: true }),
      // Everything of it runs in a browser, and manifests are read by the release document; a remote has no
      // remotes of its own.
      optimization: {
        target: 'web' as const,
        disableSnapshot: true,
        ...(role === 'remote' && WITHOUT_REMOTES),
      },
    },
  });
}

/** How files become modules. `refresh`: what a page shows is exchanged in place when its source changes. */
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

/** The configuration of one application; the applications' own files say only what differs. */
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
      // The same build serves from any version's directory.
      publicPath: role === 'shell' ? '/' : isDev ? `http://localhost:${devPort}/` : 'auto',
      filename: isDev ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
      chunkFilename: isDev ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
      cssFilename: isDev ? 'assets/[name].css' : 'assets/[name].[contenthash:10].css',
      cssChunkFilename: isDev ? 'assets/[name].css' : 'assets/[name].[contenthash:10].css',
      // Needed by the integrity of lazy chunks.
      crossOriginLoading: 'anonymous',
      uniqueName: `pehchan-${name}`,
      // In development two builds share one folder, in memory and empty at the start: see defineRemote.
      clean: !isDev,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      // By file, past the package's export map: see shell/kit/dev/refresh-runtime.cjs.
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
    // What two pages share comes once, however little it is: the bundler's own limit is twenty kilobytes.
    optimization: { splitChunks: { minSize: 2000 }, minimizer: MINIMIZERS },
    performance: { hints: false },
    lazyCompilation: false,
    devServer: {
      // This machine's alone, unless it is asked for.
      host: process.env.HOST ?? '127.0.0.1',
      port: devPort,
      hot: true,
      liveReload: false,
      historyApiFallback: role === 'shell',
      // The shell on another port reads the remote's files.
      headers: { 'Access-Control-Allow-Origin': '*' },
      // The page's host name with this build's port, because a shell's page may load this remote.
      client: { overlay: false, webSocketURL: `auto://0.0.0.0:${devPort}/ws` },
    },
  };
}

/** Where one server holds several builds, each finds its own updates. */
export function hotUpdatesUnder(folder: string) {
  return {
    hotUpdateChunkFilename: `${folder}/[id].[fullhash].hot-update.js`,
    hotUpdateMainFilename: `${folder}/[runtime].[fullhash].hot-update.json`,
  };
}

/** The shim below must stay plain: refresh code in it would ask the shim for itself. */
function refresh() {
  return new ReactRefreshRspackPlugin({ exclude: [/[\\/]node_modules[\\/]/, /refresh-runtime\.cjs$/] });
}

/**
 * Each build brings its own refresh runtime, and the remote's hooks in only after the shell's root is
 * mounted: its updates arrive and nothing changes. With the runtime on `globalThis` there is one, and an edit
 * in a remote shows, state kept.
 */
function oneRefreshRuntime() {
  const shim = path.join(import.meta.dirname, 'shell/kit/dev/refresh-runtime.cjs');
  return new NormalModuleReplacementPlugin(/react-refresh[\\/]runtime/, shim);
}

/** What antd's table carries along for whoever has all rows in the browser: see the stand-in. */
function withoutWhatIsNotLent() {
  const standIn = path.join(import.meta.dirname, 'shell/kit/desktop/not-lent.ts');
  return new NormalModuleReplacementPlugin(/^\.\/(FilterDropdown|RcTable\/VirtualTable)$/, standIn);
}

/**
 * A remote: its federated build, and in development beside it the same pages stand-alone in the kit's dev
 * shell, on one server, so that one command is enough to work on it.
 */
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
    // First its sentences, which are fetched together with the page that says them.
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
      // One server holds both builds' files: names of their own, or a chunk of one is taken for the other's.
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
        // The API takes a change only from its own origin; behind this server the page's origin is another
        // one.
        proxy: [
          { context: ['/api'], target: api, changeOrigin: true, headers: { origin: new URL(api).origin } },
        ],
      },
    },
    standalone,
  ];
}

/**
 * What a development shell that never heard of this remote has to know of it: its routes, its menu entries,
 * its ranges.
 */
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
