import type { Contact } from '@pehchan/kit';
import { BRAND, FONT_FAMILY, palettes } from '@pehchan/kit/theme/palette';
import { LETTERS } from '../layout/letters.ts';

/** The words are in both languages, Hindi first, because the page cannot know the user's choice. */
const WORDS = {
  title: { hi: 'अभी नेटवर्क नहीं है', en: 'You are offline' },
  lead: {
    hi: 'नेटवर्क आते ही यह पन्ना अपने आप खुल जाएगा।',
    en: 'This page opens by itself as soon as there is one.',
  },
  again: { hi: 'फिर से खोलें', en: 'Try again' },
  call: { hi: 'कोई काम हो तो इन्हें फ़ोन करें:', en: 'If you need help, call:' },
};
type Words = (typeof WORDS)[keyof typeof WORDS];

const AGAIN_AFTER_MS = 5000;

/** Return the page for a browser without a network. It loads nothing; `nonce` allows its style and script. */
export function offlinePage(contacts: readonly Contact[], nonce: string): string {
  return `<!doctype html>
<html lang="hi" translate="no">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="google" content="notranslate">
<meta name="color-scheme" content="light dark">
<title>पहचान · Pehchan</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
${SEAL}
<h1>${both(WORDS.title)}</h1>
<p>${both(WORDS.lead)}</p>
<p><a class="again" href="">${both(WORDS.again)}</a></p>
<p>${both(WORDS.call)}</p>
<ul>
${contacts.map(contactRow).join('\n')}
</ul>
</main>
<script nonce="${nonce}">${RETRY_SCRIPT}</script>
</body>
</html>`;
}

const both = ({ hi, en }: Words) => `<span>${hi}</span> <span lang="en">${en}</span>`;

const contactRow = ({ name, city, phone }: Contact) =>
  `<li lang="en">${escaped(name)}, ${escaped(city)} <a href="tel:${escaped(phone)}">${escaped(phone)}</a></li>`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Script of the offline page. It reloads only after a reply, so that screen readers repeat nothing. */
const RETRY_SCRIPT = `
const look = () => fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(() => location.reload(), () => {});
addEventListener('online', look);
setInterval(look, ${AGAIN_AFTER_MS});
`;

const SEAL = `<svg width="48" height="48" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="${BRAND.brand}"/><path d="${LETTERS.hi}" fill="none" stroke="${BRAND.onBrand}" stroke-width="3"/></svg>`;

const { light, dark } = palettes;

/** Style of the offline page. It contains the palette's colours, because no style sheet can be loaded. */
const STYLE = `
body{margin:0;background:${light.background};color:${light.text};font:1.125rem/1.5 ${FONT_FAMILY}}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1rem}
h1{margin:.75rem 0;font-size:1.5rem;line-height:1.3}
p{margin:.75rem 0}
span{display:block}
ul{margin:0;padding:0;list-style:none}
li{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem;border-top:1px solid ${light.border}}
a{display:inline-flex;align-items:center;min-height:3rem;color:${light.primary};font-weight:600}
.again{flex-wrap:wrap;gap:0 .5rem;padding:.25rem 1.25rem;border-radius:10px;background:${light.primary};color:${light.onPrimary};text-decoration:none}
@media (prefers-color-scheme:dark){
body{background:${dark.background};color:${dark.text}}
li{border-color:${dark.border}}
a{color:${dark.primary}}
.again{background:${dark.primary};color:${dark.onPrimary}}
}
`;
