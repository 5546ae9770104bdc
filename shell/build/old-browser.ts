import type { Contact } from '@pehchan/kit';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const SHELL = path.join(import.meta.dirname, '..');

/** The notice is in both languages, because the user's language can be unknown. */
const WORDS = {
  hi: 'पन्ना न चले तो Chrome अपडेट करें या दूसरे ब्राउज़र में खोलें। मदद:',
  en: 'If this page does not work, update Chrome or use another browser. Help:',
};

/** Return a notice for old browsers and failed scripts. `old-browser.css` hides it in other browsers. */
export function oldBrowserNotice(): string {
  const [first] = JSON.parse(readFileSync(contactsFile(), 'utf8')) as Contact[];
  const call = first ? ` <a href="tel:${first.phone}">${escaped(first.name)} ${first.phone}</a>` : '';
  return `<p id="old-browser"><span lang="hi">${WORDS.hi}</span> <span lang="en">${WORDS.en}</span>${call}</p>`;
}

function contactsFile(): string {
  const { CONTACTS_FILE } = process.env;
  return CONTACTS_FILE
    ? path.resolve(SHELL, '..', CONTACTS_FILE)
    : path.join(SHELL, 'src/pages/administrators.json');
}

/** Escape braces too, because the gateway fills the documents as templates. */
const escaped = (text: string) => text.replace(/[&<>"'{}]/g, (letter) => `&#${letter.charCodeAt(0)};`);
