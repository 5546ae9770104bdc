import { type Language, LANGUAGES } from '@pehchan/contract/messages';
import { LanguageContext, loadTexts, paths } from '@pehchan/kit';
import { MemoryRouter } from '@pehchan/kit/router';
import { BottomBarPlace, LoadingState } from '@pehchan/kit/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { AccountLinks, Bar, LanguageButton } from '../layout/bar.tsx';
import layout from '../layout/layout.module.css';
import { MainNavigationPlace } from '../layout/main-navigation.tsx';
import { UserMenuPlace } from '../layout/user-menu.tsx';

/** Whom the cookies of a request speak of. */
export type Visitor = { language: Language; mayBeSignedIn: boolean };

/**
 * What the application's document shows by itself until the first script has come: what `Layout` shows while
 * it asks who is signed in, and the sentences of a slow line. Rendered when the site is built; the style
 * sheet knows whether it is a phone.
 */
const firstPaint = ({ language, mayBeSignedIn }: Visitor): string =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <MemoryRouter>
        <Bar
          home={paths.home}
          ways={
            mayBeSignedIn && (
              <div data-on="desk">
                <MainNavigationPlace />
              </div>
            )
          }
        >
          <LanguageButton language={language} disabled />
          {mayBeSignedIn ? <UserMenuPlace /> : <AccountLinks />}
        </Bar>
        <main className={layout.main}>
          <LoadingState rows={8} />
        </main>
        {mayBeSignedIn && (
          <div className={layout.foot}>
            <div data-on="phone">
              <BottomBarPlace>
                <MainNavigationPlace />
              </BottomBarPlace>
            </div>
          </div>
        )}
      </MemoryRouter>
    </LanguageContext>,
  );

/** That, once the sentences are here. */
export const painted = Promise.all(LANGUAGES.map(loadTexts)).then(() => firstPaint);
