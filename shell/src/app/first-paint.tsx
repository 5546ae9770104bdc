import { type Language, LANGUAGES } from '@pehchan/contract/messages';
import { LanguageContext, loadTexts, paths } from '@pehchan/kit';
import { MemoryRouter } from '@pehchan/kit/router';
import { BottomBarPlace, LoadingState } from '@pehchan/kit/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { AccountLinks, Bar, LanguageButton } from '../layout/bar.tsx';
import layout from '../layout/layout.module.css';
import { MainNavigationPlace } from '../layout/main-navigation.tsx';
import { UserMenuPlace } from '../layout/user-menu.tsx';

export type Visitor = { language: Language; mayBeSignedIn: boolean };

/** Render at build time what the layout shows while the session is checked; CSS adapts it to phones. */
const firstPaint = ({ language, mayBeSignedIn }: Visitor): string =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <MemoryRouter>
        <Bar
          home={paths.home}
          hasMenu={mayBeSignedIn}
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

export const painted = Promise.all(LANGUAGES.map(loadTexts)).then(() => firstPaint);
