/** The build replaces `process.env.NODE_ENV`. A browser has no other part of `process`. */
declare const process: { env: { NODE_ENV: 'production' | 'development' | 'test' } };

interface ImportMeta {
  readonly webpackHot?: { accept(): void };
}
