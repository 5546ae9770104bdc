import { SIGNED_IN_COOKIE } from '@pehchan/contract/accounts';
import { url } from '@pehchan/contract/endpoints';
import { htmlDocument, styleLinks } from './document.ts';
import type { PageAssets } from './html-pages.ts';

const preloadJson = (href: string) => `<link rel="preload" as="fetch" href="${href}" crossorigin>`;

/**
 * Whom the hint says to be signed in has the question on its way while the script still loads: a round trip
 * on a slow link.
 */
const sessionCheck =
  process.env.NODE_ENV === 'production'
    ? `{{if eq (.Cookie "${SIGNED_IN_COOKIE}") "1"}}${preloadJson(url('check'))}{{end}}`
    : '';

/** The application's one document. What the first screen waits for is asked for before any script runs. */
export function appPage({ scripts, styles }: PageAssets): string {
  return htmlDocument({
    head: [
      '<title>Pehchan</title>',
      styleLinks(styles),
      preloadJson('/releases/current.json'),
      sessionCheck,
      ...scripts.map((src) => `<script defer src="${src}"></script>`),
    ].join('\n'),
    body: '<body><div id="root"><div role="status" aria-label="Pehchan"></div></div><noscript>Pehchan needs JavaScript.</noscript></body>',
  });
}
