import { Compilation, sources, type Compiler, type RspackPluginInstance } from '@rspack/core';
import path from 'node:path';
import { PAGE_FILES } from './remotes.ts';

/** List a remote's files by screen, because the federation's manifest does not separate them by screen. */
export class PageFiles implements RspackPluginInstance {
  private readonly table: string;

  /** @param table path of the module that lists the remote's screens */
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

/** Return the paths that a module imports, also those that the build joins into the module's file. */
function importsOf({ modules, moduleGraph }: Compilation, resource: string): string[] {
  const module = [...modules].find((one) => 'resource' in one && one.resource === resource);
  if (!module) return [];
  return moduleGraph.getOutgoingConnections(module).flatMap(({ dependency }) => dependency.request ?? []);
}
