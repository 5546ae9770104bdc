import { Compilation, sources, type Compiler, type RspackPluginInstance } from '@rspack/core';
import path from 'node:path';
import { PAGE_FILES } from './remotes.ts';

/**
 * What each of a remote's pages is drawn with, by what its table imports; and each named part of the build,
 * such as a language's sentences, by its name. The federation's own manifest has them all in one heap.
 */
export class PageFiles implements RspackPluginInstance {
  private readonly table: string;

  /** @param table the module with the pages */
  constructor(table: string) {
    this.table = table;
  }

  apply(compiler: Compiler): void {
    const table = path.resolve(compiler.context, this.table);
    compiler.hooks.thisCompilation.tap('PageFiles', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PageFiles', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const found: Record<string, string[]> = {};
          for (const request of importsOf(compilation, table)) found[request] = [];
          for (const group of compilation.chunkGroups) {
            const files = group.getFiles().filter((name) => /\.(js|css)$/.test(name));
            if (group.name) found[group.name] = files;
            for (const { module, request } of group.origins) {
              const from = module && 'resource' in module ? module.resource : undefined;
              if (request && from === table) found[request] = files;
            }
          }
          compilation.emitAsset(PAGE_FILES, new sources.RawSource(JSON.stringify(found)));
        },
      );
    });
  }
}

/** What a module imports; what isn't in a file of its own comes in the module's. */
function importsOf({ modules, moduleGraph }: Compilation, resource: string): string[] {
  const module = [...modules].find((one) => 'resource' in one && one.resource === resource);
  if (!module) return [];
  return moduleGraph.getOutgoingConnections(module).flatMap(({ dependency }) => dependency.request ?? []);
}
