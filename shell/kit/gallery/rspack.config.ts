import { type Configuration, HtmlRspackPlugin } from '@rspack/core';
import { moduleRules } from '../../../rspack.base.ts';

/** The kit's components by themselves, for `npm run gallery`. Nothing of it is part of a release. */
export default {
  name: 'gallery',
  context: import.meta.dirname,
  mode: 'development',
  target: 'browserslist',
  entry: { gallery: './index.tsx' },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: moduleRules('gallery', { refresh: false }),
  plugins: [new HtmlRspackPlugin({ title: 'The kit’s components' })],
  performance: { hints: false },
  lazyCompilation: false,
  devServer: {
    host: process.env.HOST ?? '127.0.0.1',
    port: Number(process.env.GALLERY_PORT ?? 4010),
    hot: false,
    liveReload: true,
  },
} satisfies Configuration;
