import '@pehchan/kit/styles/base.css';
import '../styles/old-browser.css';
import { url } from '@pehchan/contract/endpoints';
import { type Language, type MessageKey, translate } from '@pehchan/contract/messages';
import { LanguageContext, loadTexts, useKitTranslation, useTranslation } from '@pehchan/kit';
import { MemoryRouter } from '@pehchan/kit/router';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { otherLanguage } from '../layout/bar.tsx';
import { pageTexts, wantPageTexts } from '../pages/texts/index.ts';
import { texts } from '../texts/index.ts';
import { signInTexts } from './texts/index.ts';
import { SignIn } from './sign-in.tsx';

/** Messages that the sign-in page's script shows; all other texts are in the markup. */
const MESSAGES: MessageKey[] = [
  'invalid.phone.short',
  'invalid.phone.digits',
  'invalid.password.short',
  'invalid.password.long',
  'refused.credentials',
  'failed.network',
];

export async function signInPage(
  language: Language,
  ahead: string,
): Promise<{ title: string; body: string }> {
  wantPageTexts();
  await loadTexts(otherLanguage(language));
  await loadTexts(language);
  const markup = (element: ReactElement) =>
    renderToStaticMarkup(<LanguageContext value={language}>{element}</LanguageContext>);
  return {
    title: markup(<Title />),
    body: markup(
      <MemoryRouter>
        <Body language={language} ahead={ahead} />
      </MemoryRouter>,
    ),
  };
}

function Title() {
  const tKit = useKitTranslation();
  const t = useTranslation(pageTexts);
  return <title>{`${t('login.submit')} · ${tKit('product.name')}`}</title>;
}

function Body({ language, ahead }: { language: Language; ahead: string }) {
  const tKit = useKitTranslation();
  const tSignIn = useTranslation(signInTexts);
  const t = useTranslation(pageTexts);
  const messages = {
    ...Object.fromEntries(MESSAGES.map((key) => [key, translate(language, key)])),
    copied: tSignIn('login.copied'),
    submit: t('login.submit'),
    sending: tSignIn('login.sending'),
    slow: tKit('state.slow'),
    show: tKit('action.showPassword'),
    hide: tKit('action.hidePassword'),
    themes: { light: tKit('theme.light'), dark: tKit('theme.dark'), system: tKit('theme.system') },
    theme: texts[language]['layout.theme'],
    themeNow: texts[language]['layout.themeNow'],
    // Pass the addresses of two calls: importing the table of all calls would make up a third of the script.
    login: url('login'),
    check: url('check'),
  };
  return (
    <body data-messages={JSON.stringify(messages)}>
      <SignIn />
      <template id="ahead" dangerouslySetInnerHTML={{ __html: ahead }} />
    </body>
  );
}
