import type { Configuration } from '@rspack/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hotUpdatesUnder } from '../../rspack.base.ts';
import { signInPage } from '../src/door/sign-in-page.ts';
import { HtmlPages } from './html-pages.ts';

/**
 * The sign-in screen: prerendered in both languages, with one small script of its own. It is the door for a parent on a slow
 * link, so it doesn't wait for the federation runtime, React or a remote; those are fetched while the person types.
 *
 * It is compiled after the application, whose entry files it names for that warm-up.
 */
export function doorConfig(app: Configuration): Configuration {
  const folder = path.join(import.meta.dirname, '..');
  const warmUp = () => {
    // In development nothing is on disk, and nobody waits.
    if (app.mode !== 'production') return [];
    const html = readFileSync(path.join(folder, 'dist/index.html'), 'utf8');
    return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
  };
  return {
    name: 'door',
    dependencies: ['shell'],
    context: folder,
    mode: app.mode,
    target: app.target,
    devtool: app.devtool,
    entry: { door: './src/door/door.ts' },
    output: { ...app.output, uniqueName: 'pehchan-door', clean: false, ...hotUpdatesUnder('door') },
    resolve: app.resolve,
    module: app.module,
    plugins: [
      new HtmlPages({
        'login.html': (assets) => signInPage('en', { ...assets, warmUp: warmUp() }),
        'login.hi.html': (assets) => signInPage('hi', { ...assets, warmUp: warmUp() }),
      }),
    ],
    performance: { hints: false },
  };
}
