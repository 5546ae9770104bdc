import { url } from '@pehchan/contract/endpoints';
import type { Language } from '@pehchan/contract/messages';
import { paths } from '@pehchan/kit/paths';
import type { Visitor } from '../src/app/first-paint.tsx';
import { byLanguage, bySession, htmlDocument, link, ofRelease, styleLinks } from './document.ts';
import type { PageAssets } from './html-pages.ts';

const isDev = process.env.NODE_ENV !== 'production';
const scriptTags = (from: string[]) => from.map((src) => `<script defer src="${src}"></script>`).join('\n');
const preload = link('preload');
const preloadJson = (href: string) => preload(href, { as: 'fetch' });

/**
 * When the hint says that somebody is signed in, the page asks who while its script still loads: that saves
 * a round trip on a slow link.
 */
const sessionCheck = isDev ? '' : bySession(preloadJson(url('check')));

/** So is what the screen under this address is drawn with, and its first answer. */
const screen = bySession(ofRelease('$.OriginalReq.URL.Path', '$lang', preload, preload));

/** Whether the page itself says that there is no signal: the site's setting decides; never in development. */
const offlineSwitch = `<meta name="offline-page" content="${isDev ? '' : '{{if ne (env "OFFLINE_PAGE") "0"}}1{{end}}'}">`;

const offlineAndRelease = [offlineSwitch, preloadJson('/releases/current.json')];

/**
 * What the sign-in screen's document becomes the application's with, in its language: what it runs while
 * somebody types, and what stands once they are in, at home.
 */
export function appWithin(
  { scripts, styles, texts }: PageAssets,
  firstPaint: (visitor: Visitor) => string,
  language: Language,
): string {
  // They aren't used yet, and are the first that is waited for.
  const sheets = styles
    .map((href) => `<link rel="stylesheet" media="not all" fetchpriority="high" href="${href}">`)
    .join('');
  const calls = ofRelease(`"${paths.home}"`, `"${language}"`, () => '', preload);
  return [
    `<template id="application">${sheets}${scriptTags([...texts[language], ...scripts])}</template>`,
    `<template id="entered">${offlineAndRelease.join('')}${preloadJson(url('check'))}${calls}`,
    `<div id="root">${firstPaint({ language, mayBeSignedIn: true })}</div></template>`,
  ].join('');
}

/**
 * The application's one document. What the first screen waits for is asked for before any script runs.
 * @param firstPaint what is seen until then
 */
export function appPage(
  { scripts, styles, texts }: PageAssets,
  firstPaint: (visitor: Visitor) => string,
): string {
  const painted = (mayBeSignedIn: boolean) =>
    byLanguage(firstPaint({ language: 'en', mayBeSignedIn }), firstPaint({ language: 'hi', mayBeSignedIn }));
  return htmlDocument({
    head: [
      '<title>Pehchan</title>',
      styleLinks(styles),
      ...offlineAndRelease,
      sessionCheck,
      screen,
      // Before the application, which finds its sentences here and asks for none.
      byLanguage(scriptTags(texts.en), scriptTags(texts.hi)),
      scriptTags(scripts),
    ].join('\n'),
    body: `<body><div id="root">${bySession(painted(true), painted(false))}</div><noscript>Pehchan needs JavaScript.</noscript></body>`,
  });
}
