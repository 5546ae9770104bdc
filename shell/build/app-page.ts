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

/** If a cookie hints at a session, request the session while the script loads: this saves a round trip. */
const sessionCheck = isDev ? '' : bySession(preloadJson(url('check')));

const screen = bySession(ofRelease('$.OriginalReq.URL.Path', '$lang', preload, preload));

const BIODATA = `^${paths.profile.replace(/:[^/]+/, '[^/]+')}$`;

/** Preload the view of a biodata with a link to it: the script would request it one round trip later. */
const viewOfBiodata = (files: string[]) =>
  isDev
    ? ''
    : `{{if regexMatch "${BIODATA}" $.OriginalReq.URL.Path}}${files
        .map((href) => preload(href, { as: href.endsWith('.css') ? 'style' : 'script' }))
        .join('')}{{end}}`;

/** Template that switches the offline page on, unless `OFFLINE_PAGE` is 0. Always off in development. */
const offlineSwitch = `<meta name="offline-page" content="${isDev ? '' : '{{if ne (env "OFFLINE_PAGE") "0"}}1{{end}}'}">`;

const offlineAndRelease = [offlineSwitch, preloadJson('/releases/current.json')];

export function appWithin(
  { scripts, styles, texts }: PageAssets,
  firstPaint: (visitor: Visitor) => string,
  language: Language,
): string {
  // Load these style sheets early: the page needs them only after sign-in, but the user then waits for them.
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

export function appPage(
  { scripts, styles, texts, biodataView }: PageAssets,
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
      bySession(viewOfBiodata(biodataView)),
      // The script that contains the texts runs first, so that the application does not request the texts.
      byLanguage(scriptTags(texts.en), scriptTags(texts.hi)),
      scriptTags(scripts),
    ].join('\n'),
    body: `<body><div id="root">${bySession(painted(true), painted(false))}</div><noscript>Pehchan needs JavaScript.</noscript></body>`,
  });
}
