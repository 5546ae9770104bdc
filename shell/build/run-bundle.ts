import type { Compilation } from '@rspack/core';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';

export function runBundle<Exports>(compilation: Compilation): Exports {
  // Leave out the separate scripts with which a development server sends hot updates.
  const [script, ...others] = compilation
    .getAssets()
    .filter(({ name, info }) => name.endsWith('.js') && !info.hotModuleReplacement);
  if (!script || others.length > 0) throw new Error('Only what is one script can be run.');
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(String(script.source.source()), ['module', 'exports', 'require'], {
    filename: script.name,
  });
  run(module, module.exports, createRequire(import.meta.url));
  return module.exports as Exports;
}
