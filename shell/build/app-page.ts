import { htmlDocument, styleLinks } from './document.ts';
import type { PageAssets } from './html-pages.ts';

/** The application's one document. What the first screen waits for is asked for before any script runs. */
export function appPage({ scripts, styles }: PageAssets): string {
  return htmlDocument({
    head: [
      '<title>Pehchan</title>',
      styleLinks(styles),
      '<link rel="preload" as="fetch" href="/releases/current.json" crossorigin>',
      ...scripts.map((src) => `<script defer src="${src}"></script>`),
    ].join('\n'),
    body: '<body><div id="root"><div class="boot" role="status" aria-label="Pehchan"></div></div><noscript>Pehchan needs JavaScript.</noscript></body>',
  });
}
