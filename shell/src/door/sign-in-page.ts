import { type Language, type MessageKey, translate } from '@pehchan/contract/messages';
import { htmlDocument, styleLinks } from '../../build/document.ts';
import { iconPaths } from '../../kit/ui/icon-paths.ts';
import { en as kitEn } from '../../kit/i18n/en.ts';
import { hi as kitHi } from '../../kit/i18n/hi.ts';
import { en } from '../texts/en.ts';
import { hi } from '../texts/hi.ts';

type Assets = { scripts: string[]; styles: string[]; warmUp: string[] };

/** The sentences that the door's script may have to say; the rest is in the markup. */
const SAID: MessageKey[] = [
  'invalid.phone.short',
  'invalid.phone.digits',
  'invalid.password.short',
  'invalid.password.long',
  'refused.credentials',
  'failed.network',
];

/** One of the three is shown, by the style sheet, from the document's theme. */
const themeIcons = (['sun', 'moon', 'device'] as const)
  .map((name) => iconMarkup(name, `theme-icon theme-${name}`))
  .join('');

const escape = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** The sign-in screen as a whole document in one language (specification section 2, login screen). */
export function signInPage(language: Language, { scripts, styles, warmUp }: Assets): string {
  const own = (key: keyof typeof en) => escape({ en, hi }[language][key]);
  const kit = (key: keyof typeof kitEn) => escape({ en: kitEn, hi: kitHi }[language][key]);
  const said = {
    ...Object.fromEntries(SAID.map((key) => [key, translate(language, key)])),
    submit: { en, hi }[language]['login.submit'],
    sending: { en, hi }[language]['login.sending'],
    show: { en: kitEn, hi: kitHi }[language]['action.showPassword'],
    hide: { en: kitEn, hi: kitHi }[language]['action.hidePassword'],
    themes: { light: kit('theme.light'), dark: kit('theme.dark'), system: kit('theme.system') },
    theme: { en, hi }[language]['layout.theme'],
  };
  const other = language === 'en' ? { code: 'hi', name: 'हिन्दी' } : { code: 'en', name: 'English' };
  const year = new Date().getFullYear();

  return htmlDocument({
    language,
    head: [
      `<title>${own('login.submit')} · ${kit('product.name')}</title>`,
      styleLinks(styles),
      ...scripts.map((src) => `<script defer src="${src}"></script>`),
    ].join('\n'),
    body: `<body data-said="${escape(JSON.stringify(said))}" data-warm-up="${escape(JSON.stringify(warmUp))}">
<header class="top-bar">
  <a class="logo" href="/login" aria-label="${kit('product.name')}"><svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="currentColor"/><path d="M11 25V8h7a5 5 0 0 1 0 10h-7" fill="none" stroke="var(--surface)" stroke-width="3"/></svg><span>${kit('product.name')}</span></a>
  <div class="top-bar-end">
    <button type="button" class="bar-button" id="language" lang="${other.code}" value="${other.code}">${other.name}</button>
    <button type="button" class="bar-button" id="theme">${themeIcons}</button>
    <nav class="door-links" aria-label="${own('layout.account')}"><a href="/login" aria-current="page">${own('layout.login')}</a><a href="/signup">${own('layout.signup')}</a></nav>
  </div>
</header>
<main class="door">
  <aside class="door-panel"><p class="door-motto">${kit('product.motto')}</p><p class="door-call">${own('login.panel')}</p></aside>
  <section class="door-form">
    <h1>${own('login.welcome')}</h1>
    <p class="page-lead">${own('login.lead')}</p>
    <form id="sign-in" method="post" novalidate>
      <p id="failure" class="error-summary" role="alert" tabindex="-1" hidden></p>
      <div class="field">
        <label for="phone">${kit('field.mobile')}</label>
        <input class="input" id="phone" name="phone" type="tel" inputmode="numeric" autocomplete="username" aria-describedby="phone-error" required>
        <p id="phone-error" class="field-error"></p>
      </div>
      <div class="field">
        <label for="password">${kit('field.password')}</label>
        <div class="input-with-button">
          <input class="input" id="password" name="password" type="password" autocomplete="current-password" aria-describedby="password-error" required>
          <button type="button" class="icon-button" id="reveal" aria-pressed="false" aria-label="${kit('action.showPassword')}">${iconMarkup('eye')}</button>
        </div>
        <p id="password-error" class="field-error"></p>
      </div>
      <button class="button button-primary" id="submit">${own('login.submit')}</button>
      <p class="door-forgot"><a href="/forget-password">${own('login.forgot')}</a></p>
    </form>
    <p class="door-signup">${own('login.noAccount')} <a href="/signup">${own('login.signup')}</a></p>
  </section>
</main>
<footer class="footer">
  <nav aria-label="${own('layout.footer')}"><a href="/about-us">${own('footer.about')}</a><a href="/contact-us">${own('footer.contact')}</a><a href="/terms">${own('footer.terms')}</a></nav>
  <p>${kit('product.motto')}</p>
  <p>${own('footer.credit')} · © ${year} ${kit('product.name')}</p>
</footer>
<noscript>Pehchan needs JavaScript.</noscript>
</body>`,
  });
}

function iconMarkup(name: keyof typeof iconPaths, className = 'icon'): string {
  return `<svg class="${className}" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${iconPaths[name]}"/></svg>`;
}
