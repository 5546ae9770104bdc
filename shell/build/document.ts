import type { Compilation } from '@rspack/core';
import { SIGNED_IN_COOKIE } from '@pehchan/contract/accounts';
import type { Language } from '@pehchan/contract/messages';
import { BRAND } from '@pehchan/kit/theme/palette';
import { LETTERS } from '../src/layout/letters.ts';
import { oldBrowserNotice } from './old-browser.ts';

const isDev = process.env.NODE_ENV !== 'production';

/** Template that chooses the language as the sign-in page does: by cookie, then by the browser's language. */
const LANGUAGE =
  '{{$lang := .Cookie "pehchan_lang"}}{{if not (or (eq $lang "hi") (eq $lang "en"))}}{{$lang = "en"}}' +
  '{{if regexMatch "(?i)^([^e,][^,]*, *|e[^n,][^,]*, *)*hi([-,;]|$)" (.Req.Header.Get "Accept-Language")}}' +
  '{{$lang = "hi"}}{{end}}{{end}}';

/** Template for a request's nonce. The gateway's Content-Security-Policy allows elements that carry it. */
const NONCE = '{{placeholder "http.request.uuid"}}';

/** Return a template with which the gateway chooses one of two texts by the document's language. */
export const byLanguage = (en: string, hi: string) =>
  isDev ? en : `{{if eq $lang "hi"}}${hi}{{else}}${en}{{end}}`;

/** Return a gateway template that chooses one of two texts by the cookie that hints at a session. */
export const bySession = (signedIn: string, others = '') =>
  isDev ? signedIn : `{{if eq (.Cookie "${SIGNED_IN_COOKIE}") "1"}}${signedIn}{{else}}${others}{{end}}`;

type Ahead = (href: string, options: { as: string; integrity?: string }) => string;

const CSS = '{{if hasSuffix ".css" .}}style{{else}}script{{end}}';

/** Return a template that links a screen's files and its first call, if the release document lists them. */
export function ofRelease(address: string, language: string, file: Ahead, call?: Ahead): string {
  if (isDev) return '';
  const own = file('{{$base}}{{.}}', { as: CSS, integrity: '{{index $hashes .}}' });
  return [
    '{{if fileExists "/releases/current.json"}}{{with fromJson (include "/releases/current.json")}}',
    '{{range .remotes}}{{$ahead := .ahead}}{{$beside := print .base "ahead.json"}}',
    '{{if fileExists $beside}}{{$ahead = fromJson (include $beside)}}{{end}}',
    '{{if and .enabled $ahead}}{{$base := .base}}{{$entry := .entry}}{{$hash := .integrity}}',
    `{{$hashes := $ahead.integrity}}{{range $ahead.screens}}{{if regexMatch .match ${address}}}`,
    file('{{$base}}{{$entry}}', { as: 'script', integrity: '{{$hash}}' }),
    `{{range .files}}${own}{{end}}{{range index .texts ${language}}}${own}{{end}}`,
    call ? `{{with .asks}}${call('{{.}}', { as: 'fetch' })}{{end}}` : '',
    '{{end}}{{end}}{{end}}{{end}}{{end}}{{end}}',
  ].join('');
}

export const link =
  (rel: 'preload' | 'prefetch'): Ahead =>
  (href, { as, integrity }) => {
    // Set `crossorigin` as for the later request: otherwise the browser downloads the file again.
    const mode = integrity || as === 'fetch' ? ' crossorigin' : '';
    return `<link rel="${rel}" as="${as}" href="${href}"${integrity ? ` integrity="${integrity}"` : ''}${mode}>`;
  };

/** Return an HTML document. The gateway fills the `{{…}}` for each request; development leaves them out. */
export function htmlDocument({
  language,
  head,
  body,
}: {
  language?: Language;
  head: string;
  body: string;
}): string {
  const theme = isDev
    ? ''
    : ` data-theme="{{$t := .Cookie "pehchan_theme"}}{{if eq $t "dark" "light"}}{{$t}}{{end}}"`;
  const lang = language ?? byLanguage('en', 'hi');
  const letter = language ? LETTERS[language] : byLanguage(LETTERS.en, LETTERS.hi);
  const nonce = isDev ? '' : `<meta name="csp-nonce" content="${NONCE}">`;
  return `${language || isDev ? '' : LANGUAGE}<!doctype html>
<html lang="${lang}"${theme} translate="no">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="google" content="notranslate">
<meta name="referrer" content="same-origin">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='${inAddress(BRAND.brand)}'/%3E%3Cpath d='${letter}' fill='none' stroke='${inAddress(BRAND.onBrand)}' stroke-width='3'/%3E%3C/svg%3E">
<link rel="manifest" href="/app.webmanifest">
<link rel="apple-touch-icon" href="/icon-192.png">
${nonce}${head}
</head>
${body.replace(/<body[^>]*>/, (tag) => tag + oldBrowserNotice())}
</html>
`;
}

const inAddress = (colour: string) => colour.replace('#', '%23');

export function styleLinks(styles: string[]): string {
  return styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n');
}

/** Write the style sheets into the document: on a slow network that saves a round trip. */
export function stylesWithin(styles: string[], compilation: Compilation): string {
  // Hot reloading needs the style sheets in a separate file.
  if (isDev) return styleLinks(styles);
  const css = styles.map((href) => textOf(compilation, href.slice(1))).join('');
  // Refuse `{{`, which the gateway would read as a template, and `</`, which would end the style element.
  if (/\{\{|<\//.test(css)) throw new Error('A style sheet of the document can’t be written into it.');
  return `<style nonce="${NONCE}">${css}</style>`;
}

function textOf(compilation: Compilation, name: string): string {
  const asset = compilation.getAsset(name);
  if (!asset) throw new Error(`The document’s ${name} isn’t there.`);
  return String(asset.source.source());
}
