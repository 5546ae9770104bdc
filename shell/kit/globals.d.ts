/** The build writes the mode in; nothing else of a process exists in a browser. */
declare const process: { env: { NODE_ENV: 'production' | 'development' | 'test' } };

/** rspack's, in development builds. */
interface ImportMeta {
  readonly webpackHot?: { accept(): void };
}
