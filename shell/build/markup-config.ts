import type { Configuration } from '@rspack/core';
import { moduleRules } from '../../rspack.base.ts';

/**
 * The application's components as a script for Node, to be rendered to markup when the site is built.
 * @param entry below the shell's folder
 */
export function markupConfig(app: Configuration, name: string, entry: string): Configuration {
  return {
    context: app.context,
    mode: app.mode,
    resolve: app.resolve,
    performance: { hints: false },
    name,
    target: 'node',
    devtool: false,
    entry: { [name]: entry },
    output: {
      ...app.output,
      clean: false,
      uniqueName: `pehchan-${name}`,
      library: { type: 'commonjs2' },
    },
    // What runs once needs no hot reload.
    module: {
      ...moduleRules('shell', { refresh: false }),
      // One script has both languages.
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
  };
}
