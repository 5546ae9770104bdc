import { type Configuration, HtmlRspackPlugin } from '@rspack/core';
import { moduleRules } from '../../../rspack.base.ts';

/** The build of `npm run gallery`. No release includes it. */
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
