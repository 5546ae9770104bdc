import type { Compilation as CompilationType, Compiler, RspackPluginInstance } from '@rspack/core';
import { sources, Compilation } from '@rspack/core';
import { createHash } from 'node:crypto';
import type { Language } from '@pehchan/contract/messages';
import { paletteCss } from '@pehchan/kit/theme/palette';

/** What a page needs to name: its entry's files, in the order in which they load, and the colours. */
export type PageAssets = {
  scripts: string[];
  styles: string[];
  /** A language's sentences. */
  texts: Record<Language, string[]>;
  /** What the layout has fetched for whoever is signed in. */
  lent: string[];
};
type Render = (assets: PageAssets, compilation: CompilationType) => string | Promise<string>;

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
      compilation.hooks.processAssets.tapPromise(
        { name: 'HtmlPages', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const css = paletteCss();
          const palette = `assets/palette.${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
          const assets = {
            scripts: entryFiles(compilation, '.js'),
            texts: { en: textsOf(compilation, 'en'), hi: textsOf(compilation, 'hi') },
            lent: lentFiles(compilation, '@pehchan/kit/biodata'),
            styles: [`/${palette}`, ...entryFiles(compilation, '.css')],
          };
          compilation.emitAsset(palette, new sources.RawSource(css));
          for (const [name, render] of Object.entries(this.pages)) {
            compilation.emitAsset(name, new sources.RawSource(await render(assets, compilation)));
          }
        },
      );
    });
  }
}

const textsOf = (compilation: CompilationType, language: Language) =>
  addressesOf(compilation.namedChunkGroups.get(`texts-${language}`)?.getFiles() ?? [], '.js');

/** All that a group of the kit, which is lent to remotes, comes in. */
function lentFiles({ chunkGroups }: CompilationType, name: string): string[] {
  const provider = `provide shared module (default) ${name}@`;
  const found = chunkGroups.find(({ origins }) =>
    origins.some(({ module }) => module?.identifier().startsWith(provider)),
  );
  const files = found?.getFiles() ?? [];
  return [...addressesOf(files, '.js'), ...addressesOf(files, '.css')];
}

/** The addresses of what a compilation's entries load, by their ending. */
export function entryFiles(compilation: CompilationType, ending: string): string[] {
  const files = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
  return addressesOf(files, ending);
}

const addressesOf = (files: readonly string[], ending: string) =>
  files.filter((file) => file.endsWith(ending)).map((file) => `/${file}`);
