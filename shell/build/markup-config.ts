import type { Configuration } from '@rspack/core';
import { moduleRules } from '../../rspack.base.ts';

/** Compile components for Node, which renders them at build time. `entry`: path within `shell/`. */
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
    module: {
      ...moduleRules('shell', { refresh: false }),
      // Put the texts of both languages into one script.
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
  };
}
