import type { Compilation as CompilationType, Compiler, RspackPluginInstance } from '@rspack/core';
import { sources, Compilation } from '@rspack/core';
import { createHash } from 'node:crypto';
import { paletteCss } from '@pehchan/kit/theme/palette';

/** What a page needs to name: its entry's files, in the order in which they load, and the colours. */
export type PageAssets = { scripts: string[]; styles: string[] };
type Render = (assets: PageAssets, compilation: CompilationType) => string;

/**
 * Writes HTML documents from plain functions, and the palette as a style sheet, beside a compilation's entry.
 */
export class HtmlPages implements RspackPluginInstance {
  private readonly pages: Record<string, Render>;

  constructor(pages: Record<string, Render>) {
    this.pages = pages;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('HtmlPages', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'HtmlPages', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const css = paletteCss();
          const palette = `assets/palette.${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
          const assets = {
            scripts: entryFiles(compilation, '.js'),
            styles: [`/${palette}`, ...entryFiles(compilation, '.css')],
          };
          compilation.emitAsset(palette, new sources.RawSource(css));
          for (const [name, render] of Object.entries(this.pages)) {
            compilation.emitAsset(name, new sources.RawSource(render(assets, compilation)));
          }
        },
      );
    });
  }
}

/** The addresses of what a compilation's entries load, by their ending. */
export function entryFiles(compilation: CompilationType, ending: string): string[] {
  return [...compilation.entrypoints.values()]
    .flatMap((entry) => entry.getFiles())
    .filter((file) => file.endsWith(ending))
    .map((file) => `/${file}`);
}
