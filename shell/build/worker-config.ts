import type { Configuration } from '@rspack/core';

/** Build the worker as a separate script at the root of the site, so that it can handle every page. */
export function workerConfig({ context, mode, resolve, module, output }: Configuration): Configuration {
  return {
    context,
    mode,
    resolve,
    module,
    name: 'worker',
    dependencies: ['shell'],
    target: 'webworker',
    devtool: false,
    entry: { worker: './src/offline/worker.ts' },
    output: { ...output, clean: false, filename: '[name].js', uniqueName: 'pehchan-worker' },
  };
}
