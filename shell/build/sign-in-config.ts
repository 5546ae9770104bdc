import { Compilation, type Compiler, type Configuration } from '@rspack/core';
import type { Language } from '@pehchan/contract/messages';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hotUpdatesUnder, smallSheets } from '../../rspack.base.ts';
import { htmlDocument, link, ofRelease, stylesWithin } from './document.ts';
import { entryFiles, HtmlPages } from './html-pages.ts';
import { markupConfig } from './markup-config.ts';
import { runBundle } from './run-bundle.ts';

/** The markup by which the sign-in document becomes the application. The build reads it; no browser does. */
export const applicationFile = (language: Language) => `within-sign-in.${language}.html`;

/** What `src/sign-in/sign-in-page.tsx` exports. */
type Page = {
  signInPage: (language: Language, ahead: string) => Promise<{ title: string; body: string }>;
};

const FOLDER = path.join(import.meta.dirname, '..');

/**
 * The sign-in screen: prerendered in both languages, with one small script of its own. It must be quick for a
 * parent on a slow link, so it doesn't wait for the federation runtime, React or a remote; those are fetched
 * while the person types.
 *
 * It is two compilations after the application's own: the script, and the application's components rendered
 * to markup, which run here, when the site is built, and leave their style sheet within the documents.
 */
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
    // Its style sheet is all that a browser gets of it.
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

/** What the markup was rendered by goes to no browser; in development the style sheet does. */
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

/**
 * Return what the sign-in page fetches once it is shown: the files that the application's document names, and
 * those of the screen after sign-in.
 */
function ahead(app: Configuration, language: Language): string {
  const html = readBuilt(app, 'index.html');
  const others = new RegExp(`/texts-(?!${language})`);
  const own = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)]
    .map((match) => match[1] ?? '')
    .filter((address) => !others.test(address));
  // Its hash is for the script that runs it.
  const prefetch = (href: string, { as }: { as: string }) => link('prefetch')(href, { as });
  return [
    ...new Set(own.map((href) => prefetch(href, { as: href.endsWith('.css') ? 'style' : 'script' }))),
    ofRelease('"/"', `"${language}"`, prefetch),
  ].join('');
}

/** What the application's own build has written; in development nothing is on disk, and nobody waits. */
const readBuilt = (app: Configuration, name: string) =>
  app.mode === 'production' ? readFileSync(path.join(FOLDER, 'dist', name), 'utf8') : '';
