import { Compilation, type Compiler, type Configuration } from '@rspack/core';
import type { Language } from '@pehchan/contract/messages';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hotUpdatesUnder, smallSheets } from '../../rspack.base.ts';
import { htmlDocument, link, ofRelease, stylesWithin } from './document.ts';
import { entryFiles, HtmlPages } from './html-pages.ts';
import { markupConfig } from './markup-config.ts';
import { runBundle } from './run-bundle.ts';

/** Name of a file for the build only, whose templates turn the sign-in page into the application. */
export const applicationFile = (language: Language) => `within-sign-in.${language}.html`;

type Page = {
  signInPage: (language: Language, ahead: string) => Promise<{ title: string; body: string }>;
};

const FOLDER = path.join(import.meta.dirname, '..');

/** Prerender the sign-in page with one small script, so that it loads fast on a slow network. */
export function signInConfigs(app: Configuration): Configuration[] {
  const scripts: string[] = [];
  const noteScripts = (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap('sign-in script', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'sign-in script', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => void scripts.splice(0, scripts.length, ...entryFiles(compilation, '.js')),
      );
    });
  const common = {
    context: FOLDER,
    mode: app.mode,
    resolve: app.resolve,
    performance: { hints: false } as const,
  };
  const output = { ...app.output, clean: false };

  const script: Configuration = {
    ...common,
    name: 'sign-in script',
    dependencies: ['shell'],
    target: app.target,
    devtool: app.devtool,
    entry: { login: './src/sign-in/sign-in-script.ts' },
    output: { ...output, uniqueName: 'pehchan-login', ...hotUpdatesUnder('login') },
    module: app.module,
    plugins: [noteScripts],
  };
  const sheets = { exportsOnly: false };
  const base = markupConfig(app, 'sign-in', './src/sign-in/sign-in-page.tsx');
  const markup: Configuration = {
    ...base,
    dependencies: ['sign-in script'],
    // Emit style sheets, which a build for Node leaves out by default: the sign-in page gets them from here.
    module: { ...base.module, generator: { 'css/module': sheets, 'css/auto': sheets, css: sheets } },
    optimization: { minimizer: [smallSheets()] },
    plugins: [
      new HtmlPages({
        'login.html': ({ styles }, compilation) => signInPage('en', styles, compilation),
        'login.hi.html': ({ styles }, compilation) => signInPage('hi', styles, compilation),
      }),
      leaveDocuments,
    ],
  };

  async function signInPage(language: Language, styles: string[], compilation: Compilation) {
    const page = await runBundle<Page>(compilation).signInPage(language, ahead(app, language));
    const scriptTags = scripts.map((src) => `<script defer src="${src}"></script>`);
    return htmlDocument({
      language,
      head: [page.title, stylesWithin(styles, compilation), ...scriptTags].join('\n'),
      body: page.body.replace('</body>', () => `${readBuilt(app, applicationFile(language))}</body>`),
    });
  }
  return [script, markup];
}

const leaveDocuments = (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap('sign-in', (compilation) => {
    const isLeft = compiler.options.mode === 'production' ? /\.html$/ : /\.(html|css)$/;
    compilation.hooks.processAssets.tap(
      { name: 'sign-in', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
      (assets) => {
        for (const name of Object.keys(assets)) if (!isLeft.test(name)) compilation.deleteAsset(name);
      },
    );
  });

function ahead(app: Configuration, language: Language): string {
  const html = readBuilt(app, 'index.html');
  const others = new RegExp(`/texts-(?!${language})`);
  const own = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)]
    .map((match) => match[1] ?? '')
    .filter((address) => !others.test(address));
  // Prefetch without an integrity hash: the script tag that runs the file later checks that hash.
  const prefetch = (href: string, { as }: { as: string }) => link('prefetch')(href, { as });
  return [
    ...new Set(own.map((href) => prefetch(href, { as: href.endsWith('.css') ? 'style' : 'script' }))),
    ofRelease('"/"', `"${language}"`, prefetch),
  ].join('');
}

const readBuilt = (app: Configuration, name: string) =>
  app.mode === 'production' ? readFileSync(path.join(FOLDER, 'dist', name), 'utf8') : '';
