import { Compilation, type Compiler, type Configuration } from '@rspack/core';
import type { Visitor } from '../src/app/first-paint.tsx';
import { markupConfig } from './markup-config.ts';
import { runBundle } from './run-bundle.ts';

type Painted = (visitor: Visitor) => string;

/** Compile the first paint's renderer before the application. Emit no file: both have the same styles. */
export function firstPaintConfig(app: Configuration): { firstPaint: Painted; config: Configuration } {
  let painted: Painted | undefined;
  const run = (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap('first-paint', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'first-paint', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async (assets) => {
          painted = await runBundle<{ painted: Promise<Painted> }>(compilation).painted;
          for (const name of Object.keys(assets)) compilation.deleteAsset(name);
        },
      );
    });
  const config = markupConfig(app, 'first-paint', './src/app/first-paint.tsx');
  return {
    config: { ...config, plugins: [run] },
    firstPaint(visitor) {
      if (!painted) throw new Error('The first paint is built before the document that shows it.');
      return painted(visitor);
    },
  };
}
