import { defineRemote } from '../rspack.base.ts';
import config, { devPort } from './remote.config.ts';

const remote = defineRemote({ name: config.name, folder: import.meta.dirname, devPort });

/** Build one file of all style sheets: together they compress to a third of their separate size. */
const styles = { test: /\/src\/.*\.css$/, name: 'styles', chunks: 'all', enforce: true } as const;

// Shared code, such as the menu and the decisions, goes into one file instead of a copy for each screen.
export default remote.map((configuration) => ({
  ...configuration,
  optimization: {
    splitChunks: { chunks: 'async' as const, minSize: 2000, minChunks: 2, cacheGroups: { styles } },
  },
}));
