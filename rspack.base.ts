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
 * Only the shell provides modules that must exist once, such as React. A remote imports them from the shell
 * and has no second copy. Each version range is written here: the plugin would take some library's range.
 */

export type AppRole = 'shell' | 'remote';

type AppOptions = {
  name: string;
  role: AppRole;
  folder: string;
  entry?: Configuration['entry'];
  exposes?: Record<string, { import: string[] }>;
  devPort: number;
};

/** Accept any kit of this build's major version. A remote's configuration can require a newer version. */
const KIT_RANGE = `^${KIT_VERSION.split('.')[0]}.0.0`;

/** Modules that exist once in a page. The `eager` ones are in the first script: every screen needs them. */
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

/** Use the ES modules of the federation plugin: its CommonJS files cannot be tree-shaken. */
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
/** Use the router's released files: its package leads bundlers to development files with warnings. */
const ROUTER_AS_RELEASED = Object.fromEntries(
  Object.entries({ 'react-router$': 'index.mjs', 'react-router/dom$': 'dom-export.mjs' }).map(
    ([name, file]) => [
      name,
      path.join(import.meta.dirname, 'node_modules/react-router/dist/production', file),
    ],
  ),
);
const TEXTS = './src/texts/index.ts';
/** Modules that a remote's screens share, if the remote has such a list. */
const COMMON = './src/common.ts';
const PAGES = './src/remote.tsx';
const WITHOUT_REMOTES = { disableRemote: true };
const REFRESH_RUNTIME = 'node_modules/react-refresh/cjs/react-refresh-runtime.development.js';
const FLOOR = browserslist.loadConfig({ path: import.meta.dirname }) ?? [];
export const smallSheets = () =>
  new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: FLOOR } });
/** Minify in two more passes, which save 0.3 KB in the first script. */
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
        // If a shared version is out of its range, the remote must fail: by default it only gets a warning.
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
    // Load remotes on demand: by default all load at the start of the page, and a broken one breaks the page.
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    experiments: {
      ...(role === 'shell' ? { provideExternalRuntime: true } : { externalRuntime: true }),
      // A remote loads no other remote, so it needs no code that reads the manifests of remotes.
      optimization: {
        target: 'web' as const,
        disableSnapshot: true,
        ...(role === 'remote' && WITHOUT_REMOTES),
      },
    },
  });
}

export function moduleRules(name: string, { refresh = isDev } = {}): NonNullable<Configuration['module']> {
  return {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          detectSyntax: 'auto',
          // `bugfixes`: transpile only syntax that a Safari bug breaks, not every default of a parameter.
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
      publicPath: role === 'shell' ? '/' : isDev ? `http://localhost:${devPort}/` : 'auto',
      filename: isDev ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
      chunkFilename: isDev ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
      cssFilename: isDev ? 'assets/[name].css' : 'assets/[name].[contenthash:10].css',
      cssChunkFilename: isDev ? 'assets/[name].css' : 'assets/[name].[contenthash:10].css',
      // Load chunks with CORS: otherwise the browser cannot check the integrity hashes of lazy chunks.
      crossOriginLoading: 'anonymous',
      uniqueName: `pehchan-${name}`,
      // In development two builds share one folder in memory, so neither build can empty the folder.
      clean: !isDev,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      // Name the refresh runtime by its path: the package `react-refresh` does not export this file.
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
      withoutAntdExtras(),
      withoutUnusedFederation(),
      ...(role === 'remote' && !isDev
        ? [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }), new PageFiles(PAGES)]
        : []),
      ...(isDev ? [refresh(), oneRefreshRuntime()] : []),
    ],
    // Code that two screens share gets its own file from this size, before compression. A file costs 370
    // bytes of headers, so a remote's screens repeat small parts.
    optimization: { splitChunks: { minSize: role === 'remote' ? 12_000 : 2000 }, minimizer: MINIMIZERS },
    performance: { hints: false },
    lazyCompilation: false,
    devServer: {
      host: process.env.HOST ?? '127.0.0.1',
      port: devPort,
      hot: true,
      liveReload: false,
      historyApiFallback: role === 'shell',
      // A shell on another port must be able to read this remote's files.
      headers: { 'Access-Control-Allow-Origin': '*' },
      // Hot updates connect to the host name of the page, because a shell on any host may load this remote.
      client: { overlay: false, webSocketURL: `auto://0.0.0.0:${devPort}/ws` },
    },
  };
}

export function hotUpdatesUnder(folder: string) {
  return {
    hotUpdateChunkFilename: `${folder}/[id].[fullhash].hot-update.js`,
    hotUpdateMainFilename: `${folder}/[runtime].[fullhash].hot-update.json`,
  };
}

/** Add no hot reload code to `refresh-runtime.cjs`: that code imports `refresh-runtime.cjs` itself. */
function refresh() {
  return new ReactRefreshRspackPlugin({ exclude: [/[\\/]node_modules[\\/]/, /refresh-runtime\.cjs$/] });
}

/** Use only the shell's refresh runtime: a remote's own would connect after the shell's start, too late. */
function oneRefreshRuntime() {
  const shim = path.join(import.meta.dirname, 'shell/kit/dev/refresh-runtime.cjs');
  return new NormalModuleReplacementPlugin(/react-refresh[\\/]runtime/, shim);
}

/** Remove parts of antd's table that only tables with all rows in the browser need. */
function withoutAntdExtras() {
  const standIn = path.join(import.meta.dirname, 'shell/kit/desktop/not-bundled.ts');
  return new NormalModuleReplacementPlugin(/^\.\/(FilterDropdown|RcTable\/VirtualTable)$/, standIn);
}

/** Files of the federation runtime that `rspack.unused-federation.ts` replaces, by package. */
const UNUSED_FEDERATION = {
  'runtime-core': ['plugins/snapshot/SnapshotHandler.js', 'utils/preload.js'],
  'error-codes': ['desc.mjs'],
};

/**
 * Remove unused parts of the federation runtime, 3 KB of the first scripts.
 * @throws if a newer runtime has no such file: otherwise the build would silently replace nothing
 */
function withoutUnusedFederation() {
  const standIn = path.join(import.meta.dirname, 'rspack.unused-federation.ts');
  for (const [name, files] of Object.entries(UNUSED_FEDERATION)) {
    const dist = path.dirname(createRequire(import.meta.url).resolve(`@module-federation/${name}`));
    const missing = files.find((file) => !existsSync(path.join(dist, file)));
    if (missing) throw new Error(`${dist} has no ${missing}. Change rspack.unused-federation.ts.`);
  }
  return new NormalModuleReplacementPlugin(
    /\/(snapshot\/SnapshotHandler\.js|utils\/preload\.js|desc\.mjs)$/,
    standIn,
  );
}

/** Build a remote. In development, the server also shows the remote's screens in a small shell of the kit. */
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
    exposes: {
      './pages': {
        import: [...[TEXTS, COMMON].filter((file) => existsSync(path.join(folder, file))), PAGES],
      },
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
      // The two builds of a development server need own names, or they would load each other's chunks.
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
        // The API accepts changes only from its own origin: the proxy sends that one, not this server's.
        proxy: [
          { context: ['/api'], target: api, changeOrigin: true, headers: { origin: new URL(api).origin } },
        ],
      },
    },
    standalone,
  ];
}

/** Serve a remote's description at `/remote.json`, for a development shell that does not know the remote. */
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
