import { defineRemote } from '../rspack.base.ts';
import config, { devPort } from './remote.config.ts';

const remote = defineRemote({ name: config.name, folder: import.meta.dirname, devPort });

/** Small sheets, many of them several pages': as one they pack to a third. */
const styles = { test: /\/src\/.*\.css$/, name: 'styles', chunks: 'all', enforce: true } as const;

// Its screens have the menu, the decisions and the list's tools in common: one file of them all, instead of a
// copy in each.
export default remote.map((configuration) => ({
  ...configuration,
  optimization: {
    splitChunks: { chunks: 'async' as const, minSize: 2000, minChunks: 2, cacheGroups: { styles } },
  },
}));
