import type { Compilation as CompilationType, Compiler, RspackPluginInstance } from '@rspack/core';
import { sources, Compilation } from '@rspack/core';
import type { Language } from '@pehchan/contract/messages';
import { paletteCss } from '@pehchan/kit/theme/palette';

export type PageAssets = {
  scripts: string[];
  styles: string[];
  texts: Record<Language, string[]>;
  /** Files of the kit's view of a biodata, which other screens do not need. */
  biodataView: string[];
};
type Render = (assets: PageAssets, compilation: CompilationType) => string | Promise<string>;

export class HtmlPages implements RspackPluginInstance {
  private readonly pages: Record<string, Render>;

  constructor(pages: Record<string, Render>) {
    this.pages = pages;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('HtmlPages', (compilation) => {
      // Add the palette's colours before the style sheet is minified and hashed.
      compilation.hooks.processAssets.tap(
        { name: 'palette', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
        () => {
          const [sheet = ''] = entryFiles(compilation, '.css');
          const withPalette = (own: sources.Source) => new sources.ConcatSource(paletteCss(), '\n', own);
          compilation.updateAsset(sheet.slice(1), withPalette);
        },
      );
      compilation.hooks.processAssets.tapPromise(
        { name: 'HtmlPages', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const assets = {
            scripts: entryFiles(compilation, '.js'),
            texts: { en: textsOf(compilation, 'en'), hi: textsOf(compilation, 'hi') },
            biodataView: ['.js', '.css'].flatMap((kind) => filesOf(compilation, 'biodata-view', kind)),
            styles: entryFiles(compilation, '.css'),
          };
          for (const [name, render] of Object.entries(this.pages)) {
            compilation.emitAsset(name, new sources.RawSource(await render(assets, compilation)));
          }
        },
      );
    });
  }
}

const textsOf = (compilation: CompilationType, language: Language) =>
  filesOf(compilation, `texts-${language}`, '.js');

const filesOf = (compilation: CompilationType, group: string, ending: string) =>
  addressesOf(compilation.namedChunkGroups.get(group)?.getFiles() ?? [], ending);

export function entryFiles(compilation: CompilationType, ending: string): string[] {
  const files = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
  return addressesOf(files, ending);
}

const addressesOf = (files: readonly string[], ending: string) =>
  files.filter((file) => file.endsWith(ending) && !file.includes('.hot-update.')).map((file) => `/${file}`);
