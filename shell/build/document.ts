import type { Language } from '@pehchan/contract/messages';
import { BRAND } from '@pehchan/kit/theme/palette';

const isDev = process.env.NODE_ENV !== 'production';

/**
 * The frame of every document. The gateway fills the `{{…}}` per request: the style nonce, and the theme and
 * language that this device chose, so that the first paint is already right. The development server fills
 * nothing, so nothing is left in.
 */
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
  const lang = language ?? (isDev ? 'en' : '{{if eq (.Cookie "pehchan_lang") "hi"}}hi{{else}}en{{end}}');
  const nonce = isDev ? '' : '<meta name="csp-nonce" content="{{placeholder "http.request.uuid"}}">';
  return `<!doctype html>
<html lang="${lang}"${theme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="same-origin">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='${inAddress(BRAND.brand)}'/%3E%3Cpath d='M11 25V8h7a5 5 0 0 1 0 10h-7' fill='none' stroke='${inAddress(BRAND.onBrand)}' stroke-width='3'/%3E%3C/svg%3E">
${nonce}${head}
</head>
${body}
</html>
`;
}

const inAddress = (colour: string) => colour.replace('#', '%23');

export function styleLinks(styles: string[]): string {
  return styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n');
}
